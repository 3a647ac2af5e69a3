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
import { alternativeSchema } from './schemas/alternative'
import { claimsSchema } from './schemas/claims'
import { closingsSchema } from './schemas/closings'
import { connectArticleSchema, connectTablesSchema } from './schemas/connect'
import { valuesIn, valuesOf } from './broken'
import { authorProblems } from './checks/author-references'
import { chapterProblems, quizProblems } from './checks/courses'
import { exerciseTextProblems } from './checks/exercise-texts'
import { customerReferenceProblems } from './checks/customer-references'
import { customerSchema } from './schemas/customer'
import { formProblems } from './checks/form-references'
import { publicFileProblems } from './checks/public-files'
import { postReferenceProblems } from './checks/post-references'
import { planFeatureProblems, sourceProblems } from './checks/source-references'
import { federationJobSchema } from './schemas/federation-job'
import { plansSchema } from './schemas/plans'
import { featurePictureProblems, featureReferenceProblems } from './checks/feature-references'
import { featureGroupSchema, featurePageSchema } from './schemas/feature'
import { formSchema } from './schemas/form'
import { jobSchema } from './schemas/job'
import { pageFaqsSchema } from './schemas/page-faqs'
import { servicesSchema } from './schemas/services'
import { pageSchema } from './schemas/page'
import { coverProblems, pictureProblems } from './pictures'
import { supportRowProblems } from './checks/support-rows'
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
  slugOf: pathSlugOf('.md'),
  check: (entry) => [
    ...pictureProblems(entry, { cover: entry.data.cover }),
    ...authorProblems(entry, 'author', entry.data.author, authorNames()),
    ...formProblems(entry, 'typeFormId', entry.data.typeFormId, slugsOf(forms)),
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

export const featurePages = defineCollection({
  folder: 'features/pages',
  schema: featurePageSchema,
  slugOf: fileSlug('.yaml'),
  check: (entry) => featureReferenceProblems(entry, featureTitles()),
})

export const connectTables = defineCollection({
  folder: 'connect',
  schema: connectTablesSchema,
  slugOf: fileSlug('.yaml'),
  check: variableProblems,
})

/** The one file content/connect/overview.md. */
export const connectArticles = defineCollection({
  folder: 'connect',
  schema: connectArticleSchema,
  slugOf: fileSlug('.md'),
})

export const servicesFile = defineCollection({
  folder: 'services',
  schema: servicesSchema,
  slugOf: fileSlug('.yaml'),
  check: (entry) => [...variableProblems(entry), ...supportRowProblems(entry, planRowNames())],
})

export const pageFaqs = defineCollection({
  folder: 'faqs',
  schema: pageFaqsSchema,
  slugOf: fileSlug('.yaml'),
  check: variableProblems,
})

/** The one file content/closings.yaml. */
export const closingsFile = defineCollection({
  folder: '',
  schema: closingsSchema,
  slugOf: (path) => (path === 'closings.yaml' ? 'closings' : null),
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

export const alternatives = defineCollection({
  folder: 'alternatives',
  schema: alternativeSchema,
  slugOf: fileSlug('.yaml'),
  check: (entry) => [...variableProblems(entry), ...sourceProblems(entry)],
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

function featureTitles(): string[] {
  return valuesIn(featureGroups, 'title', ({ feats }) => feats.map(({ title }) => title))
}

function categorySlugs(): string[] {
  return valuesIn(categoryFile, 'slug', (data) => data.categories.map(({ slug }) => slug))
}

function planRowNames(): string[] {
  return valuesIn(plansFile, 'name', ({ groups }) =>
    groups.flatMap(({ rows }) => rows.map(({ name }) => name)),
  )
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
  check: (entry) => [
    ...entry.data.hosts.flatMap((host) => authorProblems(entry, 'hosts', host, authorNames())),
    ...publicFileProblems(entry, 'audio', entry.data.audio),
  ],
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
  featurePages,
  pageFaqs,
  closingsFile,
  connectArticles,
  connectTables,
  servicesFile,
  plansFile,
  customers,
  alternatives,
  federationJobs,
  courses,
  chapters,
  quizzes,
  exercises,
  podcast,
  claims,
  reports,
]
