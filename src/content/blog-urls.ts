import { paths } from '@/config/paths'
import { authors, categories, posts } from './collections'
import { newest } from '@/lib/dates'
import { authorPath, categoryPath, postPath } from './paths'
import { authorKey } from './schemas/author'
import { isPublic } from './visibility'
import type { PostData } from './schemas/post'
import type { SiteUrl } from './types'

export const postsPerPage = 12

/** Path of a page of a post list: the list itself for page 1, then `/blog/page/2` and so on. */
export function listPagePath(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`
}

/** Number of pages of a list of posts, at least 1. */
export function listPageCount(count: number): number {
  return Math.max(1, Math.ceil(count / postsPerPage))
}

/** Keys of the author and, when it is someone else, of the co-author of a post. */
export function writersOf({ author, co_author }: PostData): string[] {
  return [...new Set([author, ...(co_author === undefined ? [] : [co_author])].map(authorKey))]
}

/** Every address of the blog: posts, and the pages of the lists by date, category and author. */
export function blogUrls(now: Date): SiteUrl[] {
  const shown = posts.read().entries.filter(({ data }) => isPublic(data, now))
  const lists = [
    { path: paths.blog, title: 'Blog', includes: () => true },
    ...categories().map(({ slug, title }) => ({
      path: categoryPath(slug),
      title: `${title} posts`,
      includes: ({ category }: PostData) => category === slug,
    })),
    ...authors
      .read()
      .entries.map(({ slug, data }) => ({
        path: authorPath(slug),
        title: `Posts by ${data.name}`,
        includes: (post: PostData) => writersOf(post).includes(authorKey(data.name)),
      })),
  ]
  return [
    { path: paths.authors, title: 'Authors', indexed: true },
    ...lists.flatMap(({ path, title, includes }) =>
      listUrls(
        path,
        title,
        shown.flatMap(({ data }) => (includes(data) ? [data] : [])),
      ),
    ),
    ...shown.map(({ slug, data, file }) => ({
      path: postPath(slug),
      title: data.title,
      indexed: true,
      canonical: data.canonical_url,
      lastModified: data.dateModified ?? data.date,
      file,
    })),
  ]
}

/** Pages of one list; a category or author without posts has none. */
function listUrls(base: string, title: string, listed: PostData[]): SiteUrl[] {
  if (listed.length === 0 && base !== paths.blog) return []
  const lastModified = newest(listed)
  return Array.from({ length: listPageCount(listed.length) }, (_, index) => ({
    path: listPagePath(base, index + 1),
    title: index === 0 ? title : `${title}, page ${index + 1}`,
    // Later pages are reached by links; as search results they would only repeat the first.
    indexed: index === 0,
    lastModified,
  }))
}
