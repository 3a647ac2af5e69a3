import { productSlug } from '@/config/brand'
import { browserRecordsSchema } from './schemas/browser-record'
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
  folderSlug,
  pathSlugOf,
  allEntries,
  type Broken,
  type Collection,
} from './collection'
import { claimsSchema } from './schemas/claims'
import { valuesIn, valuesOf } from './broken'
import { authorProblems } from './checks/author-references'
import { chapterProblems, quizProblems } from './checks/courses'
import { exerciseTextProblems } from './checks/exercise-texts'
import { customerReferenceProblems } from './checks/customer-references'
import { customerSchema } from './schemas/customer'
import { formProblems } from './checks/form-references'
import { postReferenceProblems } from './checks/post-references'
import { planFeatureProblems } from './checks/source-references'
import { federationJobSchema } from './schemas/federation-job'
import { plansSchema } from './schemas/plans'
import { menuColumnProblems } from './checks/navigation'
import { featurePictureProblems } from './checks/feature-references'
import { featureGroupSchema } from './schemas/feature'
import { formSchema } from './schemas/form'
import { jobSchema } from './schemas/job'
import { navigationSchema } from './schemas/navigation'
import { pageSchema } from './schemas/page'
import { storedDataSchema } from './schemas/stored-data'
import { problemAt } from './problems'
import { coverProblems, pictureProblems } from './pictures'
import { variableProblems } from './checks/variables'

export const authors = defineCollection({
  folder: 'authors',
  schema: authorSchema,
  slugOf: fileSlug('.yaml'),
  check: (entry) => pictureProblems(entry, { avatar: entry.data.avatar }),
})

/** The one file content/blog/categories.yaml. */
export const categoryFile = defineCollection({
  folder: 'blog',
  schema: categoriesSchema,
  slugOf: (path) => (path === 'categories.yaml' ? 'categories' : null),
})

export const posts = defineCollection({
  folder: 'blog',
  schema: postSchema,
  slugOf: folderSlug,
  check: (entry) => [
    ...pictureProblems(entry, {
      cover: entry.data.cover,
      author_avatar: entry.data.author_avatar,
      co_author_avatar: entry.data.co_author_avatar,
    }),
    ...coverProblems(entry),
    ...formProblems(entry, 'typeFormId', entry.data.typeFormId, slugsOf(forms)),
    ...postReferenceProblems(entry, {
      authors: authorNames(),
      categories: categorySlugs(),
    }),
  ],
})

export const pages = defineCollection({
  folder: 'pages',
  schema: pageSchema,
  // The product's name is part of two addresses (src/config/brand.ts).
  slugOf: (path) => pathSlugOf('.md')(path)?.replace('{product}', productSlug) ?? null,
  check: (entry) => [
    ...pictureProblems(entry, { cover: entry.data.cover }),
    ...variableProblems({ ...entry, data: entry.data.faqs }),
    ...authorProblems(entry, 'author', entry.data.author, authorNames()),
    ...formProblems(entry, 'typeFormId', entry.data.typeFormId, slugsOf(forms)),
    ...(entry.data.feature === undefined || featureTitles().includes(entry.data.feature)
      ? []
      : [problemAt(entry, 'feature', `no feature "${entry.data.feature}" in content/features`)]),
  ],
})

export const jobs = defineCollection({
  folder: 'jobs',
  schema: jobSchema,
  slugOf: fileSlug('.md'),
  check: (entry) => formProblems(entry, 'typeform_id', entry.data.typeform_id, slugsOf(forms)),
})

export const forms = defineCollection({ folder: 'forms', schema: formSchema, slugOf: fileSlug('.yaml') })

export const featureGroups = defineCollection({
  folder: 'features',
  schema: featureGroupSchema,
  slugOf: fileSlug('.yaml'),
  check: featurePictureProblems,
})

/** The one file content/navigation.yaml. */
export const navigationFile = defineCollection({
  folder: '',
  schema: navigationSchema,
  slugOf: (path) => (path === 'navigation.yaml' ? 'navigation' : null),
  check: (entry) => [...variableProblems(entry), ...menuColumnProblems(entry, slugsOf(featureGroups))],
})

/** The one file content/browser-records.yaml. */
export const browserRecordsFile = defineCollection({
  folder: '',
  schema: browserRecordsSchema,
  slugOf: (path) => (path === 'browser-records.yaml' ? 'browser-records' : null),
})

/** The one file content/stored-data.yaml. */
export const storedDataFile = defineCollection({
  folder: '',
  schema: storedDataSchema,
  slugOf: (path) => (path === 'stored-data.yaml' ? 'stored-data' : null),
})

/** The one file content/plans.yaml. */
export const plansFile = defineCollection({
  folder: '',
  schema: plansSchema,
  slugOf: (path) => (path === 'plans.yaml' ? 'plans' : null),
  check: (entry) => planFeatureProblems(entry, featureTitles()),
})

export const customers = defineCollection({
  folder: 'customers',
  schema: customerSchema,
  slugOf: fileSlug('.yaml'),
  check: (entry) => [
    ...variableProblems(entry),
    ...customerReferenceProblems(entry, {
      features: featureTitles(),
      posts: slugsOf(posts),
    }),
  ],
})

export const federationJobs = defineCollection({
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

function categorySlugs(): string[] {
  return valuesIn(categoryFile, 'slug', (data) => data.categories.map(({ slug }) => slug))
}

export const courses = defineCollection({
  folder: 'courses',
  schema: courseSchema,
  slugOf: (path) => /^([^/]+)\/course\.yaml$/.exec(path)?.[1] ?? null,
  check: (entry) => [
    ...pictureProblems(entry, { cover: entry.data.cover }),
    ...entry.data.chapters.flatMap(({ picture }) => pictureProblems(entry, { picture })),
    ...chapterProblems(entry, { texts: slugsOf(chapters), quizzes: slugsOf(quizzes) }),
  ],
})

/** Slug: `<course>/<chapter>`. */
export const chapters = defineCollection({
  folder: 'courses',
  schema: chapterSchema,
  slugOf: (path) => /^([^/]+\/[^/]+)\.md$/.exec(path)?.[1] ?? null,
  check: (entry) => formProblems(entry, 'typeFormId', entry.data.typeFormId, slugsOf(forms)),
})

/** Slug: `<course>/<chapter>`, the same as the chapter's. */
export const quizzes = defineCollection({
  folder: 'courses',
  schema: quizSchema,
  slugOf: (path) => /^([^/]+\/[^/]+)\.quiz\.yaml$/.exec(path)?.[1] ?? null,
  check: quizProblems,
})

/** Slug: `<course>/<exercise>`. */
export const exercises = defineCollection({
  folder: 'courses',
  schema: exerciseSchema,
  slugOf: (path) => /^([^/]+)\/exercises\/([^/]+)\.yaml$/.exec(path)?.slice(1).join('/') ?? null,
  check: exerciseTextProblems,
})

export const podcast = defineCollection({
  folder: 'podcast',
  schema: episodeSchema,
  slugOf: fileSlug('.md'),
  check: (entry) => entry.data.hosts.flatMap((host) => authorProblems(entry, 'hosts', host, authorNames())),
})

/** Slug: the path of the text below `content/`, without its ending. */
export const claims = defineCollection({
  folder: '',
  schema: claimsSchema,
  slugOf: (path) => (path.endsWith(claimsEnding) ? path.slice(0, -claimsEnding.length) : null),
})

export const reports = defineCollection({ folder: 'report', schema: reportSchema, slugOf: fileSlug('.yaml') })

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
