import type { Broken, Collection } from './collection'
import * as all from './collections'
import {
  authorPath,
  chapterPath,
  coursePath,
  customerPath,
  formPath,
  jobPath,
  pagePath,
  postPath,
} from './paths'

const byFile: [Pick<Collection<unknown>, 'read'>, addresses: (slug: string) => string[]][] = [
  [all.posts, (slug) => [postPath(slug)]],
  [all.pages, (slug) => [pagePath(slug)]],
  [all.jobs, (slug) => [jobPath(slug)]],
  [all.authors, (slug) => [authorPath(slug)]],
  [all.customers, (slug) => [customerPath(slug)]],
  [all.forms, (slug) => [formPath(slug), formPath(slug, 'c')]],
  [all.courses, (slug) => [coursePath(slug), chapterPath(slug, '')]],
  [all.chapters, (slug) => [`/learn/${slug}`]],
]

/**
 * Returns a test whether a path belongs to a file that is already reported as broken, so that links to it are not
 * reported as well. That includes lists of authors and categories that may have lost their only post.
 */
export function pointsToBrokenFile(): (path: string) => boolean {
  const addresses = byFile.flatMap(([{ read }, toPaths]) =>
    read().broken.flatMap(({ slug }) => toPaths(slug)),
  )
  const lists = hasBroken(all.posts) || hasBroken(all.authors) || hasBroken(all.categoryFile)
  const exact = new Set(addresses)
  const folders = addresses.filter((address) => address.endsWith('/'))
  return (path) =>
    exact.has(path) ||
    folders.some((folder) => path.startsWith(folder)) ||
    (hasBroken(all.reports) && path.startsWith('/state-of-graphql-federation/')) ||
    (lists && /^\/blog\/(authors|category|page)\//.test(path))
}

function hasBroken({ read }: { read: () => { broken: Broken[] } }): boolean {
  return read().broken.length > 0
}
