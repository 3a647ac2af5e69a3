import { paths } from '@/config/paths'
import { featureAnchor } from '@/lib/slug'

/** Paths of content, made from its slug. Every link to a post, job or page is made here; other pages are in src/config/paths.ts. */
export const postPath = (slug: string) => `${paths.blog}/${slug}`
export const categoryPath = (slug: string) => `${paths.blog}/category/${slug}`
export const categoryFeedPath = (slug: string) => `${categoryPath(slug)}/rss.xml`
export const authorPath = (slug: string) => `${paths.authors}/${slug}`
export const coursePath = (course: string) => `${paths.learn}/${course}`
export const chapterPath = (course: string, chapter: string) => `${coursePath(course)}/${chapter}`
export const certificatePath = (course: string) => `${coursePath(course)}/certificate`
export const jobPath = (slug: string) => `${paths.jobs}/${slug}`
export const jobsFeedPath = `${paths.jobs}/rss.xml`
/** A feature's block on the page of all features. Expects its title. */
export const featureBlockPath = (title: string) => `${paths.features}#${featureAnchor(title)}`
export const customerPath = (slug: string) => `${paths.customers}/${slug}`
export const reportPath = (year: number) => `${paths.report}/${year}`
/** An example of the tour of the playground. */
export const playgroundPath = (example: string) => `${paths.playground}/${example}`
export const podcastFeedPath = `${paths.podcast}/rss.xml`
/** The public keys of certificates: a JSON Web Key Set (RFC 7517, 5). A single key is at its address and `/{id}`. */
export const certificateKeysPath = '/api/certificates/keys'
export const pagePath = (slug: string) => (slug === 'index' ? '/' : `/${slug}`)
/** A form as a page (`to`) or as a conversation (`c`). */
export const formPath = (slug: string, mode: 'to' | 'c' = 'to') => `/forms/${mode}/${slug}`

/** Path of a content file for the layout rules: `/blog/x` for `content/blog/x/index.md`. */
export function contentPath(folder: string, slug: string): string {
  if (folder === 'courses') return `${paths.learn}/${slug}`
  return folder === 'pages' ? pagePath(slug) : `/${folder}/${slug}`
}
