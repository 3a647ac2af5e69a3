import { referenceProblems, type KnownNames } from './checks/references'
import { variableProblems } from './checks/variables'
import { allEntries, defineCollection, validEntries, type Check, type Collection } from './collection'
import { kinds, type Kind } from './kinds'
import { postPath } from './paths'
import { coverProblems } from './pictures'
import { problemAt } from './problems'
import type { Category } from './schemas/post'

/** What other files may refer to. */
const known: KnownNames = {
  authors: () => validEntries(authors).map(({ data }) => data.name),
  categories: () => categories(validEntries).map(({ slug }) => slug),
  features: featureTitles,
  featureGroups: () => slugsOf(featureGroups),
  forms: () => slugsOf(forms),
  posts: () => slugsOf(posts),
}

function slugsOf(collection: Pick<Collection<unknown>, 'all' | 'read'>): string[] {
  return validEntries(collection).map(({ slug }) => slug)
}

/** Defines a collection whose entries name only what exists. */
function define<Data>(kind: Kind<Data>, ...checks: Check<Data>[]): Collection<Data> {
  return defineCollection(kind, [(entry) => referenceProblems(entry, kind.schema, known), ...checks])
}

export const authors = define(kinds.authors)
export const categoryFile = define(kinds.categories)
export const posts = define(kinds.posts, coverProblems, (entry) => {
  const path = postPath(entry.slug)
  const { href = path } = entry.data
  return href === path ? [] : [problemAt(entry, 'href', `expected ${path}, as the folder is named`)]
})
export const pages = define(kinds.pages, (entry) => variableProblems({ ...entry, data: entry.data.faqs }))
export const jobs = define(kinds.jobs)
export const forms = define(kinds.forms)
export const featureGroups = define(kinds.features, variableProblems)
export const navigationFile = define(kinds.navigation, variableProblems, (entry) => {
  const shown = entry.data.features.columns.flat()
  const missing = slugsOf(featureGroups).filter((group) => !shown.includes(group))
  return missing.map((group) => problemAt(entry, 'columns', `"${group}" of content/features is in no column`))
})
export const bannedPhrasesFile = define(kinds.bannedPhrases)
export const browserRecordsFile = define(kinds.browserRecords)
export const otherCompaniesFile = define(kinds.otherCompanies)
export const storedDataFile = define(kinds.storedData)
export const plansFile = define(kinds.plans)
export const playgroundFile = define(kinds.playground)
export const demosFile = define(kinds.demos)
export const wordsFile = define(kinds.words, variableProblems)
export const customers = define(kinds.customers, variableProblems)
export const federationJobs = define(kinds.federationJobs)
export const courses = define(kinds.courses)
export const chapters = define(kinds.chapters)
export const quizzes = define(kinds.quizzes)
export const exercises = define(kinds.exercises)
export const podcast = define(kinds.podcast)
/** Slug: the path of the text below `content/`, without its ending. */
export const claims = define(kinds.claims)
export const reports = define(kinds.reports)

export function featureTitles(): string[] {
  return validEntries(featureGroups).flatMap(({ data }) => data.feats.map(({ title }) => title))
}

/** Categories in the order of content/blog/categories.yaml. */
export function categories(entriesOf = allEntries): Category[] {
  return entriesOf(categoryFile).flatMap((entry) => entry.data.categories)
}

/** Every collection, for checks that look at all content. */
export const collections = [
  authors,
  categoryFile,
  posts,
  pages,
  jobs,
  forms,
  featureGroups,
  navigationFile,
  bannedPhrasesFile,
  browserRecordsFile,
  otherCompaniesFile,
  storedDataFile,
  plansFile,
  playgroundFile,
  demosFile,
  wordsFile,
  customers,
  federationJobs,
  courses,
  chapters,
  quizzes,
  exercises,
  podcast,
  claims,
  reports,
]
