/** Addresses of content, derived from its slug. Every link to a post, job or page is made here. */
export const postPath = (slug: string) => `/blog/${slug}`
export const categoryPath = (slug: string) => `/blog/category/${slug}`
export const authorPath = (slug: string) => `/blog/authors/${slug}`
export const jobPath = (slug: string) => `/jobs/${slug}`
export const featurePagePath = (slug: string) => `/cosmo/features/${slug}`
export const pagePath = (slug: string) => `/${slug}`

/** Path of a content file as layout rules see it: `content/blog/x/index.md` counts as `/blog/x.md`. */
export function contentPath(folder: string, slug: string): string {
  return folder === 'pages' ? pagePath(slug) : `/${folder}/${slug}`
}
