import {
  chapters,
  collections,
  featureGroups,
  featurePages,
  jobs,
  pages,
  podcast,
  posts,
} from './collections'
import type { Entry } from './collection'
import { compositionProblems } from './checks/compositions'
import { groupSnippets, pageSnippets, snippetProblems } from './checks/feature-snippets'
import { faqProblems } from './checks/faqs'
import { linkProblems } from './checks/links'
import { proseProblems } from './checks/prose'
import { bodyProblems, documentOf } from './document'
import { chooseLayout } from './layout'
import { contentPath } from './paths'
import { entryPicture } from './pictures'
import { problemAt, type Problem } from './problems'
import { displayPath } from './source'
import { groupBy } from '@/lib/group-by'
import { siteUrls, type SiteUrl } from './urls'

/**
 * Everything that is wrong with `content/` but the schemas in it, sorted by file and line. Publishes the pictures of
 * sound files on the way. Takes the time that decides what is public.
 */
export function checkContent(now: Date): Problem[] {
  const problems: Problem[] = collections.flatMap((collection) => collection.read().problems)
  const written = writtenEntries()
  const sound = written.filter(({ entry }) => {
    const faults = bodyProblems(entry)
    problems.push(...faults)
    if (faults.length > 0) return false
    problems.push(...proseProblems(entry), ...faqProblems(entry))
    return true
  })
  problems.push(...layoutProblems())
  problems.push(...sameTitles(written.map(({ entry }) => entry)))
  if (problems.length > 0) return sorted(problems)

  // Links are checked last: they need the list of every address, which only sound content can give.
  const byPath = new Map(sound.map(({ entry, path }) => [path, entry]))
  const urls = siteUrls(now)
  const paths = new Set(urls.map(({ path }) => path))
  problems.push(...sameAddresses(urls))
  problems.push(
    ...linkProblems(
      sound.map(({ entry }) => entry),
      paths,
      (path) => byPath.get(path),
    ),
  )
  publishPictures(sound.map(({ entry }) => entry))
  return sorted(problems)
}

/** Listings of schemas that do not compose as they declare, sorted by file and line; other faults are left to `checkContent`. */
export function checkSchemas(): Problem[] {
  return sorted([
    ...writtenEntries().flatMap(({ entry }) =>
      bodyProblems(entry).length > 0 ? [] : compositionProblems(entry),
    ),
    ...featureGroups.read().entries.flatMap((entry) => snippetProblems(entry, groupSnippets(entry.data))),
    ...featurePages.read().entries.flatMap((entry) => snippetProblems(entry, pageSnippets(entry.data))),
  ])
}

function writtenEntries() {
  return [posts, pages, jobs, chapters, podcast].flatMap(({ folder, read }) =>
    read().entries.map((entry) => ({
      entry: entry as Entry<{ title: string; faqs?: unknown }>,
      path: contentPath(folder, entry.slug),
    })),
  )
}

function layoutProblems(): Problem[] {
  return pages.read().entries.flatMap((page) => {
    try {
      chooseLayout(contentPath('pages', page.slug), page.data.layout)
      return []
    } catch (error) {
      return [problemAt(page, 'layout', (error as RangeError).message)]
    }
  })
}

function sameTitles(entries: Entry<{ title: string }>[]): Problem[] {
  return [...groupBy(entries, ({ data }) => data.title.toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      first
        ? others.map((other) => problemAt(other, 'title', `is also the title of ${displayPath(first.file)}`))
        : [],
  )
}

/** Files whose address another page has already, such as `content/pages/jobs.md` or a post named `authors`. */
function sameAddresses(urls: SiteUrl[]): Problem[] {
  return [...groupBy(urls, ({ path }) => path).values()]
    .filter((group) => group.length > 1)
    .flatMap((group) => group.flatMap(({ path, file }) => (file ? [{ path, file: displayPath(file) }] : [])))
    .map(({ path, file }) => ({ file, message: `its address ${path} is taken by another page` }))
}

function publishPictures(entries: Entry<unknown>[]): void {
  for (const entry of entries) documentOf(entry)
  for (const collection of collections) {
    for (const entry of collection.read().entries) {
      const data = entry.data as Record<string, unknown>
      for (const field of ['cover', 'avatar', 'author_avatar', 'co_author_avatar']) {
        if (typeof data[field] === 'string') entryPicture(entry, data[field])
      }
    }
  }
}

function sorted(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}
