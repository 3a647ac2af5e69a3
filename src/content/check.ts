import { storeCheckedContent } from './checked'
import type { Entry, Text, Problem } from './types'
import {
  allEntries,
  chapters,
  claims,
  collections,
  exercises,
  featureGroups,
  jobs,
  pages,
  posts,
} from './collections'
import { addressProblems } from './checks/addresses'
import { claimFileProblems } from './checks/claims'
import { compositionProblems } from './checks/compositions'
import { courseProblems } from './checks/courses'
import { exerciseProblems } from './checks/exercises'
import { strayFileProblems } from './checks/files'
import { composeGraph } from './checks/graph'
import { linkProblems } from './checks/links'
import { fieldProblems, textProblems } from './checks/texts'
import { ticProblems } from './checks/tics'
import { sharedValues } from './checks/unique'
import { documentOf, lengthOf } from './document'
import { layoutOf, type MarkdownFolder } from './layout'
import { contentPath } from './paths'
import { entryPicture, publishedPictures } from './pictures'
import { problemAt } from './problems'
import { filesBelow } from './source'
import { tourProblems } from './tour'
import { siteUrls } from './urls'

/** An entry with a body, and what the checks need of its fields. */
type Written = Entry<{ title: string; date?: string; faqs?: unknown; layout?: string }>

/**
 * Every problem of `content/`, sorted by file and line; code listings are left to `checkSchemas`. While the fields of a file
 * cannot be read, what depends on other files is not checked. Publishes the pictures when there is no problem. Expects the time
 * that decides what is public.
 */
export function checkContent(now: Date): Problem[] {
  const files = filesBelow('')
  const texts = collections.flatMap(({ read }) => read().texts)
  const partials = filesBelow('partials').filter((file) => file.endsWith('.md'))
  const unreadable = collections.flatMap(({ read }) => read().unreadable)
  const problems = [
    ...unreadable,
    ...strayFileProblems(files, new Set([...texts.map(({ file }) => file), ...partials])),
    ...ticProblems(),
    ...texts.filter(hasBody).flatMap(textProblems),
    ...(unreadable.length === 0 ? entryProblems(now) : []),
  ]
  if (problems.length === 0) publishPictures()
  return sorted(problems)
}

const hasBody = ({ file }: Text) => file.endsWith('.md')

function entriesWithBody(): Written[] {
  return (allEntries() as Written[]).filter(hasBody)
}

/** What links may lead to, and the addresses of entries that have a page. */
function siteAt(now: Date) {
  const urls = siteUrls(now)
  const addresses = [posts, pages, jobs, chapters].flatMap(({ folder, read }) =>
    read().entries.map((entry: Entry<{ layout?: string }>) => ({
      folder: folder as MarkdownFolder,
      entry,
      path: contentPath(folder, entry.slug),
      file: entry.file,
    })),
  )
  const byPath = new Map(addresses.map(({ path, entry }) => [path, entry]))
  const site = { paths: new Set(urls.map(({ path }) => path)), entryAt: (path: string) => byPath.get(path) }
  return { site, urls, addresses }
}

/** Problems of entries, also of those that only show when they are compared with each other. */
function entryProblems(now: Date): Problem[] {
  const written = entriesWithBody()
  const { site, urls, addresses } = siteAt(now)
  const shown = new Set(urls.map(({ file }) => file))
  // Drafts and scheduled texts have addresses, too.
  const hidden = addresses.filter(({ folder, file }) => folder !== 'courses' && !shown.has(file))
  return [
    ...collections.flatMap(({ read }) => read().problems),
    ...written.flatMap((entry) => fieldProblems(entry, now)),
    ...addresses.flatMap(({ folder, entry }) => {
      try {
        layoutOf(folder, entry)
        return []
      } catch (error) {
        return [problemAt(entry, 'layout', (error as RangeError).message)]
      }
    }),
    ...sharedValues(written),
    ...courseProblems(),
    ...addressProblems([...urls, ...hidden]),
    ...allEntries().flatMap((entry) => linkProblems(entry, site)),
    ...tourProblems(),
  ]
}

/** Problems of one file: all but those of links in fields, and of what other files have, too. Expects its absolute path. */
export async function fileProblemsOf(file: string, now: Date): Promise<Problem[]> {
  const [reading] = collections.flatMap((collection) => collection.readFile(file) ?? [])
  if (!reading) return []
  const { text, entry, problems } = reading
  if (!hasBody(text)) return sorted(problems)
  const ofEntry = entry
    ? [...fieldProblems(entry as Written, now), ...linkProblems(entry, siteAt(now).site)]
    : []
  return sorted([...problems, ...ofEntry, ...textProblems(text), ...(await compositionProblems(text))])
}

/** Keeps what was read of valid content for the later steps of a build. */
export function storeChecked(): void {
  storeCheckedContent({
    entries: Object.fromEntries(allEntries().map((entry) => [entry.file, entry])),
    lengths: Object.fromEntries(entriesWithBody().map((entry) => [entry.file, lengthOf(entry)])),
    pictures: publishedPictures(),
  })
}

/** Listings that do not compose as declared and claims about them that are wrong, sorted by file and line. */
export async function checkSchemas(): Promise<Problem[]> {
  const problems = await Promise.all([
    ...entriesWithBody().map(compositionProblems),
    ...featureGroups.read().entries.map(compositionProblems),
    ...exercises.read().entries.map(exerciseProblems),
    composeGraph(),
    ...claims.read().entries.map(claimFileProblems),
  ])
  return sorted(problems.flat())
}

function publishPictures(): void {
  for (const entry of entriesWithBody()) documentOf(entry)
  for (const entry of allEntries()) {
    const data = entry.data as Record<string, unknown>
    for (const field of ['cover', 'avatar', 'author_avatar', 'co_author_avatar'])
      if (typeof data[field] === 'string') entryPicture(entry, data[field])
  }
}

function sorted(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}
