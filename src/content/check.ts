import {
  alternatives,
  chapters,
  collections,
  connectArticles,
  customers,
  featureGroups,
  featurePages,
  jobs,
  pageFaqs,
  pages,
  podcast,
  posts,
  quizzes,
} from './collections'
import { takeSound, type Entry } from './collection'
import { acrossProblems } from './check-across'
import { leadsToBroken } from './broken-addresses'
import { addressProblems } from './checks/addresses'
import { compositionProblems } from './checks/compositions'
import { groupSnippets, pageSnippets, snippetProblems } from './checks/feature-snippets'
import { dateProblems } from './checks/dates'
import { strayFileProblems } from './checks/files'
import { faqProblems } from './checks/faqs'
import { dataLinkProblems, linkProblems } from './checks/links'
import { nameProblems } from './checks/names'
import { proseProblems } from './checks/prose'
import { rawTextProblems } from './checks/raw-text'
import { unfilledProblems } from './checks/variables'
import { headingIdProblems } from './checks/unique'
import { writtenProblems } from './checks/written'
import { bodyProblems, documentOf } from './document'
import { chooseLayout } from './layout'
import { contentPath, jobPath, pagePath, postPath } from './paths'
import { entryPicture } from './pictures'
import { problemAt, type Problem } from './problems'
import { filesBelow } from './source'
import { siteUrls, type SiteUrl } from './urls'

/**
 * Everything that is wrong with `content/` but the schemas in it, sorted by file and line. Publishes the pictures of
 * sound content on the way. Takes the time that decides what is public.
 */
export function checkContent(now: Date): Problem[] {
  const problems: Problem[] = collections.flatMap((collection) => collection.read().problems)
  problems.push(...fileProblems())
  const written = writtenEntries()
  const sound = written.filter(({ entry }) => {
    const faults = bodyProblems(entry)
    problems.push(...faults, ...dateProblems(entry, now), ...writtenProblems(entry))
    if (faults.length > 0) return false
    problems.push(...textProblems(entry), ...faqProblems(entry))
    return true
  })
  for (const file of brokenBodies()) {
    const faults = bodyProblems(file)
    problems.push(...faults)
    if (faults.length === 0) problems.push(...textProblems(file))
  }
  for (const collection of collections) {
    if (!filled.has(collection)) problems.push(...collection.read().entries.flatMap(unfilledProblems))
  }
  problems.push(...layoutProblems())
  problems.push(...acrossProblems(written.map(({ entry }) => entry)))

  const byPath = new Map(sound.map(({ entry, path }) => [path, entry]))
  const urls = siteUrls(now, takeSound)
  const paths = new Set(urls.map(({ path }) => path))
  const isBroken = leadsToBroken()
  problems.push(
    ...addressProblems([...urls, ...hiddenAddresses(urls)]),
    ...linkProblems(
      sound.map(({ entry }) => entry),
      paths,
      (path) => byPath.get(path),
      isBroken,
    ),
    ...dataLinkProblems(
      collections.flatMap(({ read }) => read().entries.filter(({ file }) => file.endsWith('.yaml'))),
      paths,
      isBroken,
    ),
  )
  if (problems.length === 0) publishPictures(sound.map(({ entry }) => entry))
  return sorted(problems)
}

function textProblems(entry: Entry<unknown>): Problem[] {
  return [...proseProblems(entry), ...rawTextProblems(entry), ...headingIdProblems(entry)]
}

/** Collections whose texts may use variables; the checks of each refuse unknown ones. */
const filled = new Set<unknown>([featureGroups, featurePages, pageFaqs, customers, alternatives, quizzes])

/** Files that nothing reads, and names that make no addresses. */
function fileProblems(): Problem[] {
  const files = filesBelow('')
  const read = collections.flatMap((collection) => {
    const { entries, broken } = collection.read()
    return [...entries, ...broken].map(({ file }) => file)
  })
  const texts = filesBelow('partials').filter((file) => file.endsWith('.md'))
  return [...strayFileProblems(files, new Set([...read, ...texts])), ...nameProblems(files)]
}

/** Addresses of drafts and scheduled texts, which are not there yet and must be free all the same. */
function hiddenAddresses(urls: SiteUrl[]): Pick<SiteUrl, 'path' | 'file'>[] {
  const shown = new Set(urls.map(({ file }) => file))
  return [
    ...posts.read().entries.map(({ slug, file }) => ({ path: postPath(slug), file })),
    ...pages.read().entries.map(({ slug, file }) => ({ path: pagePath(slug), file })),
    ...jobs.read().entries.map(({ slug, file }) => ({ path: jobPath(slug), file })),
  ].filter(({ file }) => !shown.has(file))
}

/** Bodies of files whose front matter is wrong. */
function brokenBodies() {
  return [posts, pages, jobs, chapters, podcast, connectArticles].flatMap(({ read }) =>
    // Without front matter nobody knows where the body begins.
    read().broken.flatMap((file) => (file.frontMatter === '' ? [] : [{ ...file, data: undefined }])),
  )
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
      entry: entry as Entry<{ title: string; faqs?: unknown; date?: string }>,
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
