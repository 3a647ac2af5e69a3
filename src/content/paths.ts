import { featureAnchor } from '@/lib/slug'

/** Paths of content, made from its slug. Every link to a post, job or page is made here. */
export const postPath = (slug: string) => `/blog/${slug}`
export const categoryPath = (slug: string) => `/blog/category/${slug}`
export const categoryFeedPath = (slug: string) => `${categoryPath(slug)}/rss.xml`
export const authorPath = (slug: string) => `/blog/authors/${slug}`
export const coursePath = (course: string) => `/learn/${course}`
export const chapterPath = (course: string, chapter: string) => `/learn/${course}/${chapter}`
export const certificatePath = (course: string) => `${coursePath(course)}/certificate`
export const jobPath = (slug: string) => `/jobs/${slug}`
export const jobsFeedPath = '/jobs/rss.xml'
/** A feature's block on the page of all features. Takes its title. */
export const featureBlockPath = (title: string) => `/cosmo/features#${featureAnchor(title)}`
export const featurePagePath = (slug: string) => `/cosmo/features/${slug}`
export const customerPath = (slug: string) => `/customers/${slug}`
export const reportPath = (year: number) => `/state-of-graphql-federation/${year}`
export const podcastPath = '/the-good-thing'
export const podcastFeedPath = `${podcastPath}/rss.xml`
export const pagePath = (slug: string) => `/${slug}`
/** A form as a page (`to`) or as a conversation (`c`). */
export const formPath = (slug: string, mode: 'to' | 'c' = 'to') => `/forms/${mode}/${slug}`

/** Path of a content file for the layout rules: `/blog/x` for `content/blog/x/index.md`. */
export function contentPath(folder: string, slug: string): string {
  if (folder === 'courses') return `/learn/${slug}`
  return folder === 'pages' ? pagePath(slug) : `/${folder}/${slug}`
}
