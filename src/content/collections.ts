import { categoriesSchema, postSchema, type Category } from './schemas/post'
import { authorKey, authorSchema, type AuthorData } from './schemas/author'
import { chapterSchema, courseSchema, quizSchema } from './schemas/course'
import { episodeSchema } from './schemas/episode'
import { reportSchema } from './schemas/report'
import { defineCollection, fileSlug, folderSlug, type Entry } from './collection'
import { alternativeSchema } from './schemas/alternative'
import { connectTablesSchema } from './schemas/connect'
import { authorProblems } from './checks/author-references'
import { chapterProblems, quizProblems } from './checks/courses'
import { customerReferenceProblems } from './checks/customer-references'
import { customerSchema } from './schemas/customer'
import { formProblems } from './checks/form-references'
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
import { pictureProblems } from './pictures'
import { supportRowProblems } from './checks/support-rows'
import { variableProblems } from './checks/variables'

export const authors = defineCollection({
  folder: 'authors',
  schema: authorSchema,
  slugOf: fileSlug('.yaml'),
  check: (entry) => pictureProblems(entry, { avatar: entry.data.avatar }),
})

const categoryFile = defineCollection({
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
    ...postReferenceProblems(entry, {
      authors: authorNames(),
      categories: categoryFile.read().entries.flatMap(({ data }) => data.categories.map(({ slug }) => slug)),
    }),
  ],
})

export const pages = defineCollection({
  folder: 'pages',
  schema: pageSchema,
  slugOf: fileSlug('.md'),
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
  slugOf: (path) => /^([^/]+)\.yaml$/.exec(path)?.[1] ?? null,
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

function slugsOf({ read }: { read: () => { entries: { slug: string }[] } }): string[] {
  return read().entries.map(({ slug }) => slug)
}

function authorNames(): string[] {
  return authors.read().entries.map(({ data }) => data.name)
}

function featureTitles(): string[] {
  return featureGroups.read().entries.flatMap(({ data }) => data.feats.map(({ title }) => title))
}

export const courses = defineCollection({
  folder: 'courses',
  schema: courseSchema,
  slugOf: (path) => /^([^/]+)\/course\.yaml$/.exec(path)?.[1] ?? null,
  check: (entry) => [
    ...pictureProblems(entry, { cover: entry.data.cover }),
    ...chapterProblems(entry, { texts: slugsOf(chapters), quizzes: slugsOf(quizzes) }),
  ],
})

/** Slug: `<course>/<chapter>`. */
export const chapters = defineCollection({
  folder: 'courses',
  schema: chapterSchema,
  slugOf: fileSlug('.md'),
})

/** Slug: `<course>/<chapter>`, as the chapter's. */
export const quizzes = defineCollection({
  folder: 'courses',
  schema: quizSchema,
  slugOf: (path) => /^(.+)\.quiz\.yaml$/.exec(path)?.[1] ?? null,
  check: quizProblems,
})

export const podcast = defineCollection({
  folder: 'podcast',
  schema: episodeSchema,
  slugOf: fileSlug('.md'),
  check: (entry) => entry.data.hosts.flatMap((host) => authorProblems(entry, 'hosts', host, authorNames())),
})

export const reports = defineCollection({ folder: 'report', schema: reportSchema, slugOf: fileSlug('.yaml') })

function planRowNames(): string[] {
  return plansFile
    .read()
    .entries.flatMap(({ data }) => data.groups.flatMap(({ rows }) => rows.map(({ name }) => name)))
}

/** Categories in the order of content/blog/categories.yaml. */
export function categories(): Category[] {
  return categoryFile.all().flatMap((entry) => entry.data.categories)
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
  connectTables,
  servicesFile,
  plansFile,
  customers,
  alternatives,
  federationJobs,
  courses,
  chapters,
  quizzes,
  podcast,
  reports,
]

/** The author of a name, or undefined. */
export function findAuthor(name: string): Entry<AuthorData> | undefined {
  return authors.read().entries.find((entry) => authorKey(entry.data.name) === authorKey(name))
}
