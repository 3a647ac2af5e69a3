import { composeGraph } from './checks/graph'
import { dirname, join } from 'node:path'
import {
  chapters,
  claims,
  collections,
  customers,
  exercises,
  featureGroups,
  jobs,
  navigationFile,
  pages,
  podcast,
  posts,
  quizzes,
} from './collections'
import { storeCheckedContent } from './checked'
import { validEntries, type Entry } from './collection'
import { crossFileProblems } from './cross-file-problems'
import { pointsToBrokenFile } from './broken-addresses'
import { addressProblems } from './checks/addresses'
import { claimedTexts } from './checks/claimed-text'
import { claimProblems } from './checks/claims'
import { compositionProblems } from './checks/compositions'
import { exerciseProblems } from './checks/exercises'
import { groupSnippets, snippetProblems } from './checks/feature-snippets'
import { strayFileProblems } from './checks/files'
import { dataLinkProblems, linkProblems } from './checks/links'
import { nameProblems } from './checks/names'
import { sectionProblems } from './checks/navigation'
import { proseProblems } from './checks/prose'
import { rawTextProblems } from './checks/raw-text'
import { ticsBelow } from './checks/tics'
import { unresolvedVariableProblems } from './checks/variables'
import { headingIdProblems } from './checks/unique'
import { bodyProblems, documentOf, lengthOf, parseBody } from './document'
import { layoutOf, type MarkdownFolder } from './layout'
import { contentPath, jobPath, pagePath, postPath } from './paths'
import { entryPicture, publishedPictures } from './pictures'
import { problemAt, type Problem } from './problems'
import { contentRoot, filesBelow } from './source'
import { tourProblems } from './tour'
import { siteUrls, type SiteUrl } from './urls'

/**
 * Every problem of `content/`, sorted by file and line; code listings are left to `checkSchemas`. Publishes the pictures
 * when there is none. Takes the time that decides what is public.
 */
export function checkContent(now: Date): Problem[] {
  const problems: Problem[] = collections.flatMap((collection) => collection.read().problems)
  problems.push(...fileProblems())
  const withBody = entriesWithBody()
  const broken = brokenBodies()
  const valid = withBody.filter(({ entry }) => {
    const errors = bodyProblems(entry)
    problems.push(...errors, ...faqProblems(entry))
    return errors.length === 0
  })
  for (const entry of broken) problems.push(...bodyProblems(entry))
  const written = [...withBody.map(({ entry }) => entry), ...broken]
  problems.push(...written.flatMap((entry) => [...dateProblems(entry, now), ...textProblems(entry)]))
  for (const collection of collections) {
    if (!withVariables.has(collection))
      problems.push(
        ...collection
          .read()
          .entries.flatMap((entry) =>
            unresolvedVariableProblems(entry, collection === pages ? ['faqs'] : []),
          ),
      )
  }
  problems.push(...layoutProblems())
  problems.push(...ticsBelow(contentRoot), ...ticsBelow(join(dirname(contentRoot), 'src')))
  problems.push(...crossFileProblems(withBody.map(({ entry }) => entry)))

  const byPath = new Map(valid.map(({ entry, path }) => [path, entry]))
  const entryAt = (path: string) => byPath.get(path)
  const urls = siteUrls(now, validEntries)
  const paths = new Set(urls.map(({ path }) => path))
  const isBroken = pointsToBrokenFile()
  problems.push(
    ...addressProblems([...urls, ...hiddenAddresses(urls)]),
    ...linkProblems(written, paths, (path) => byPath.get(path), isBroken),
    ...dataLinkProblems(
      collections.flatMap(({ read }) => read().entries.filter(({ file }) => file.endsWith('.yaml'))),
      paths,
      entryAt,
      isBroken,
    ),
    ...navigationFile.read().entries.flatMap((entry) => sectionProblems(entry, paths)),
    ...tourProblems(validEntries),
  )
  if (problems.length === 0) publishPictures(valid.map(({ entry }) => entry))
  return sorted(problems)
}

/** Problems of one file: all but those of links and of what other files have, too. Takes its absolute path. */
export async function fileProblemsOf(file: string, now: Date): Promise<Problem[]> {
  const read = collections.flatMap((collection) => collection.readFile(file) ?? [])
  const found = read.flatMap(({ problems }) => problems)
  const [entry] = read.flatMap((one) => one.entry ?? one.broken ?? []) as Entry<object>[]
  if (!entry) return found
  found.push(...dateProblems(entry, now))
  if (entry.body === '') return sorted(found)
  found.push(...bodyProblems(entry), ...faqProblems(entry), ...textProblems(entry))
  return sorted([...found, ...(await compositionProblems(entry))])
}

function textProblems(entry: Entry<object>): Problem[] {
  return [
    ...bodyTextProblems(entry),
    ...proseProblems(entry),
    ...rawTextProblems(entry),
    ...headingIdProblems(entry),
  ]
}

/** Collections whose texts may use variables; their own checks report unknown ones. */
const withVariables = new Set<unknown>([featureGroups, navigationFile, customers, quizzes, exercises, claims])

/** Files that nothing uses, and names that cannot be part of an address. */
function fileProblems(): Problem[] {
  const files = filesBelow('')
  const read = collections.flatMap((collection) => {
    const { entries, broken } = collection.read()
    return [...entries, ...broken].map(({ file }) => file)
  })
  const texts = filesBelow('partials').filter((file) => file.endsWith('.md'))
  return [...strayFileProblems(files, new Set([...read, ...texts])), ...nameProblems(files)]
}

/** Addresses of drafts and scheduled texts, which must not be taken by another page either. */
function hiddenAddresses(urls: SiteUrl[]): Pick<SiteUrl, 'path' | 'file'>[] {
  const shown = new Set(urls.map(({ file }) => file))
  return [
    ...posts.read().entries.map(({ slug, file }) => ({ path: postPath(slug), file })),
    ...pages.read().entries.map(({ slug, file }) => ({ path: pagePath(slug), file })),
    ...jobs.read().entries.map(({ slug, file }) => ({ path: jobPath(slug), file })),
  ].filter(({ file }) => !shown.has(file))
}

/** Keeps what was read of valid content for the later steps of a build. */
export function storeChecked(): void {
  const entries = collections.flatMap(({ read }) => read().entries as Entry<unknown>[])
  storeCheckedContent({
    entries: Object.fromEntries(entries.map((entry) => [entry.file, entry])),
    lengths: Object.fromEntries(entriesWithBody().map(({ entry }) => [entry.file, lengthOf(entry)])),
    pictures: publishedPictures(),
  })
}

/** Bodies of files whose front matter is invalid. */
function brokenBodies() {
  return [posts, pages, jobs, chapters, podcast].flatMap(({ read }) =>
    // Without front matter it is unknown where the body starts.
    read().broken.filter(({ frontMatter }) => frontMatter !== ''),
  )
}

/** Listings that do not compose as declared and claims about them that are wrong, sorted by file and line. */
export async function checkSchemas(): Promise<Problem[]> {
  const textOf = claimedTexts()
  const problems = await Promise.all([
    ...[...entriesWithBody().map(({ entry }) => entry), ...brokenBodies()].map(compositionProblems),
    ...featureGroups.read().entries.map((entry) => snippetProblems(entry, groupSnippets(entry.data))),
    ...exercises.read().entries.map((entry) => exerciseProblems(entry)),
    composeGraph(),
    ...claims.read().entries.map((entry) => {
      const text = textOf(entry.slug)
      return text === 'broken' ? [] : claimProblems(entry, text)
    }),
  ])
  return sorted(problems.flat())
}

function entriesWithBody() {
  return [posts, pages, jobs, chapters, podcast].flatMap(({ folder, read }) =>
    read().entries.map((entry) => ({
      entry: entry as Entry<{ title: string; faqs?: unknown; date?: string }>,
      path: contentPath(folder, entry.slug),
    })),
  )
}

function layoutProblems(): Problem[] {
  return [pages, posts, jobs, chapters].flatMap(({ folder, read }) =>
    [...read().entries, ...read().broken].flatMap((page: Entry<{ layout?: string }>) => {
      try {
        layoutOf(folder as MarkdownFolder, page)
        return []
      } catch (error) {
        return [problemAt(page, 'layout', (error as RangeError).message)]
      }
    }),
  )
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

/** Questions of the front matter that the body does not show, and a faq tag without questions to show. */
function faqProblems(entry: Entry<{ faqs?: unknown }>): Problem[] {
  const tag = [...parseBody(entry).walk()].find((node) => node.tag === 'faq')
  // Search engines refuse structured data about what the page does not show.
  if (entry.data.faqs && !tag) {
    return [problemAt(entry, 'faqs', 'are not shown: put the faq tag in the body')]
  }
  if (!entry.data.faqs && tag) {
    const line = (tag.lines[0] ?? 0) + entry.bodyLine
    return [problemAt(entry, 'faq', 'has no faqs in the front matter', line)]
  }
  return []
}

type Dated = { date?: string; dateModified?: string; validThrough?: string }

/** The time zone furthest ahead of UTC, where tomorrow has already begun. */
const ahead = 14 * 60 * 60 * 1000

/** Valid dates that must be a mistake. Takes the current time. */
function dateProblems(entry: Entry<Dated>, now: Date): Problem[] {
  const { date, dateModified, validThrough } = entry.data
  const problems: Problem[] = []
  if (date !== undefined && date < '2000')
    problems.push(problemAt(entry, 'date', `${date} is before the year 2000: is the year right?`))
  if (dateModified !== undefined && date !== undefined && dateModified < date.slice(0, dateModified.length))
    problems.push(problemAt(entry, 'dateModified', `${dateModified} is before the date, ${date}`))
  if (dateModified !== undefined && Date.parse(dateModified) > now.getTime() + ahead)
    problems.push(
      problemAt(entry, 'dateModified', `${dateModified} is in the future: nothing was changed then`),
    )
  if (validThrough !== undefined && date !== undefined && validThrough < date.slice(0, validThrough.length))
    problems.push(problemAt(entry, 'validThrough', `${validThrough} is before the date, ${date}`))
  return problems
}

/** A missing body text, and curly quotation marks around a whole title or description. */
function bodyTextProblems(entry: Entry<{ title?: unknown; description?: unknown }>): Problem[] {
  const { title, description } = entry.data
  const quoted = Object.entries({ title, description }).flatMap(([field, value]) =>
    typeof value === 'string' && /^[“”„«»‘’].*[“”«»‘’]$/su.test(value.trim())
      ? [problemAt(entry, field, 'is quoted as a whole: delete “ and ”, or write the plain quotes " and "')]
      : [],
  )
  if (entry.body.trim() !== '') return quoted
  return [...quoted, problemAt(entry, 'text', 'is missing below the front matter', entry.bodyLine)]
}
