import { referenceProblems, type KnownNames } from './checks/references'
import { defineCollection, type Check, type Collection } from './collection'
import { kinds, type Kind } from './kinds'
import { postPath } from './paths'
import { coverProblems } from './pictures'
import { problemAt } from './problems'
import type { Category } from './schemas/post'
import type { Entry } from './types'

/** What other files may refer to. */
const known: KnownNames = {
  authors: () => authors.read().entries.map(({ data }) => data.name),
  categories: () => categories().map(({ slug }) => slug),
  features: featureTitles,
  featureGroups: () => slugsOf(featureGroups),
  forms: () => slugsOf(forms),
  posts: () => slugsOf(posts),
}

function slugsOf(collection: Pick<Collection<unknown>, 'read'>): string[] {
  return collection.read().entries.map(({ slug }) => slug)
}

type Kinds = typeof kinds
type Collections = { [Name in keyof Kinds]: Kinds[Name] extends Kind<infer Data> ? Collection<Data> : never }
type Checks = { [Name in keyof Kinds]?: Kinds[Name] extends Kind<infer Data> ? Check<Data>[] : never }

/** What is checked besides the schema and the names that an entry uses. */
const checks: Checks = {
  posts: [
    coverProblems,
    (entry) => {
      const path = postPath(entry.slug)
      const { href = path } = entry.data
      return href === path ? [] : [problemAt(entry, 'href', `expected ${path}, as the folder is named`)]
    },
  ],
  navigation: [
    (entry) => {
      const shown = entry.data.features.columns.flat()
      const missing = slugsOf(featureGroups).filter((group) => !shown.includes(group))
      return missing.map((group) =>
        problemAt(entry, 'columns', `"${group}" of content/features is in no column`),
      )
    },
  ],
}

const all = Object.fromEntries(
  Object.entries<Kind>(kinds).map(([name, kind]) => [
    name,
    defineCollection(kind, [
      (entry) => referenceProblems(entry, kind.schema, known),
      ...((checks as Record<string, Check<unknown>[] | undefined>)[name] ?? []),
    ]),
  ]),
) as unknown as Collections

export const { authors, posts, pages, jobs, forms, customers, courses, chapters, quizzes, exercises } = all
export const { podcast, claims, reports, federationJobs, features: featureGroups } = all
export const { categories: categoryFile, navigation: navigationFile, words: wordsFile } = all
export const { plans: plansFile, playground: playgroundFile, demos: demosFile } = all
export const { bannedPhrases: bannedPhrasesFile, browserRecords: browserRecordsFile } = all
export const { storedData: storedDataFile, otherCompanies: otherCompaniesFile } = all

/** Every collection, for checks that look at all content. */
export const collections = Object.values(all)

/** Every entry of all collections, with or without problems. */
export function allEntries(): Entry<unknown>[] {
  return collections.flatMap(({ read }): Entry<unknown>[] => read().entries)
}

export function featureTitles(): string[] {
  return featureGroups.read().entries.flatMap(({ data }) => data.feats.map(({ title }) => title))
}

/** Categories in the order of content/blog/categories.yaml. */
export function categories(): Category[] {
  return categoryFile.read().entries.flatMap((entry) => entry.data.categories)
}
