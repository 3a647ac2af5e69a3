import { productSlug } from '@/config/brand'
import { categoriesSchema, postSchema, type Category } from './schemas/post'
import { authorSchema } from './schemas/author'
import { chapterSchema, courseSchema, quizSchema } from './schemas/course'
import { episodeSchema } from './schemas/episode'
import { exerciseSchema } from './schemas/exercise'
import { reportSchema } from './schemas/report'
import {
  claimsEnding,
  defineCollection,
  fileSlug,
  slugOfFile,
  folderSlug,
  pathSlugOf,
  allEntries,
  type Broken,
  type Collection,
  type Definition,
} from './collection'
import { claimsSchema } from './schemas/claims'
import { valuesIn, valuesOf } from './broken'
import { chapterProblems, quizProblems } from './checks/courses'
import { exerciseTextProblems } from './checks/exercise-texts'
import { menuColumnProblems } from './checks/navigation'
import { referenceProblems, type KnownNames } from './checks/references'
import { customerSchema } from './schemas/customer'
import { federationJobSchema } from './schemas/federation-job'
import { plansSchema } from './schemas/plans'
import { playgroundSchema } from './schemas/playground'
import { featureGroupSchema } from './schemas/feature'
import { formSchema } from './schemas/form'
import { jobSchema } from './schemas/job'
import { navigationSchema } from './schemas/navigation'
import { pageSchema } from './schemas/page'
import { browserRecordsSchema, storedDataSchema } from './schemas/stored-data'
import { problemAt } from './problems'
import { postPath } from './paths'
import { coverProblems } from './pictures'
import { variableProblems } from './checks/variables'

export const authors = define({ folder: 'authors', schema: authorSchema, slugOf: fileSlug('.yaml') })

/** The one file content/blog/categories.yaml. */
export const categoryFile = define({
  folder: 'blog',
  schema: categoriesSchema,
  slugOf: slugOfFile('categories'),
})

export const posts = define({
  folder: 'blog',
  schema: postSchema,
  slugOf: folderSlug,
  checks: [
    coverProblems,
    (entry) => {
      const path = postPath(entry.slug)
      const { href = path } = entry.data
      return href === path ? [] : [problemAt(entry, 'href', `expected ${path}, as the folder is named`)]
    },
  ],
})

export const pages = define({
  folder: 'pages',
  schema: pageSchema,
  // The product's name is part of two addresses (src/config/brand.ts).
  slugOf: (path) => pathSlugOf('.md')(path)?.replace('{product}', productSlug) ?? null,
  checks: [(entry) => variableProblems({ ...entry, data: entry.data.faqs })],
})

export const jobs = define({ folder: 'jobs', schema: jobSchema, slugOf: fileSlug('.md') })

export const forms = define({ folder: 'forms', schema: formSchema, slugOf: fileSlug('.yaml') })

export const featureGroups = define({
  folder: 'features',
  schema: featureGroupSchema,
  slugOf: fileSlug('.yaml'),
})

/** The one file content/navigation.yaml. */
export const navigationFile = define({
  folder: '',
  schema: navigationSchema,
  slugOf: slugOfFile('navigation'),
  checks: [variableProblems, (entry) => menuColumnProblems(entry, slugsOf(featureGroups))],
})

/** The one file content/browser-records.yaml. */
export const browserRecordsFile = define({
  folder: '',
  schema: browserRecordsSchema,
  slugOf: slugOfFile('browser-records'),
})

/** The one file content/stored-data.yaml. */
export const storedDataFile = defineCollection({
  folder: '',
  schema: storedDataSchema,
  slugOf: slugOfFile('stored-data'),
})

/** The one file content/plans.yaml. */
export const plansFile = define({ folder: '', schema: plansSchema, slugOf: slugOfFile('plans') })

/** The one file content/playground.yaml. */
export const playgroundFile = define({
  folder: '',
  schema: playgroundSchema,
  slugOf: slugOfFile('playground'),
})

export const customers = define({
  folder: 'customers',
  schema: customerSchema,
  slugOf: fileSlug('.yaml'),
  checks: [variableProblems],
})

export const federationJobs = define({
  folder: 'federation-jobs',
  schema: federationJobSchema,
  slugOf: fileSlug('.yaml'),
})

/*
 * What other files may refer to. Broken files count too: they are reported themselves, so references to them need not be.
 */

function slugsOf({ read }: Pick<Collection<unknown>, 'read'>): string[] {
  const { entries, broken } = read()
  return [...entries, ...broken].map(({ slug }) => slug)
}

function authorNames(): string[] {
  const { entries, broken } = authors.read()
  return [...entries.map(({ data }) => data.name), ...broken.flatMap(namesOf)]
}

/** A broken author file without a name counts under its file name. */
function namesOf(file: Broken): string[] {
  return [...valuesOf(file, 'name'), file.slug.replaceAll('-', ' ')]
}

export function featureTitles(): string[] {
  return valuesIn(featureGroups, 'title', ({ feats }) => feats.map(({ title }) => title))
}

const known: KnownNames = {
  authors: authorNames,
  categories: () => valuesIn(categoryFile, 'slug', (data) => data.categories.map(({ slug }) => slug)),
  features: featureTitles,
  featureGroups: () => slugsOf(featureGroups),
  forms: () => slugsOf(forms),
  posts: () => slugsOf(posts),
}

/** Defines a collection whose entries name only what exists. */
function define<Data>(definition: Definition<Data>): Collection<Data> {
  const { checks = [], schema } = definition
  return defineCollection({
    ...definition,
    checks: [(entry) => referenceProblems(entry, schema, known), ...checks],
  })
}

export const courses = define({
  folder: 'courses',
  schema: courseSchema,
  slugOf: (path) => /^([^/]+)\/course\.yaml$/.exec(path)?.[1] ?? null,
  checks: [(entry) => chapterProblems(entry, { texts: slugsOf(chapters), quizzes: slugsOf(quizzes) })],
})

/** Slug: `<course>/<chapter>`. */
export const chapters = define({
  folder: 'courses',
  schema: chapterSchema,
  slugOf: (path) => /^([^/]+\/[^/]+)\.md$/.exec(path)?.[1] ?? null,
})

/** Slug: `<course>/<chapter>`, the same as the chapter's. */
export const quizzes = define({
  folder: 'courses',
  schema: quizSchema,
  slugOf: (path) => /^([^/]+\/[^/]+)\.quiz\.yaml$/.exec(path)?.[1] ?? null,
  checks: [quizProblems],
})

/** Slug: `<course>/<exercise>`. */
export const exercises = define({
  folder: 'courses',
  schema: exerciseSchema,
  slugOf: (path) => /^([^/]+)\/exercises\/([^/]+)\.yaml$/.exec(path)?.slice(1).join('/') ?? null,
  checks: [exerciseTextProblems],
})

export const podcast = define({ folder: 'podcast', schema: episodeSchema, slugOf: fileSlug('.md') })

/** Slug: the path of the text below `content/`, without its ending. */
export const claims = define({
  folder: '',
  schema: claimsSchema,
  slugOf: (path) => (path.endsWith(claimsEnding) ? path.slice(0, -claimsEnding.length) : null),
})

export const reports = define({ folder: 'report', schema: reportSchema, slugOf: fileSlug('.yaml') })

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
  browserRecordsFile,
  storedDataFile,
  plansFile,
  playgroundFile,
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
