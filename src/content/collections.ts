import { categoriesSchema, postSchema, type Category, type PostData } from './schemas/post'
import { authorSchema, type AuthorData } from './schemas/author'
import { inlineHtml } from './inline-html'
import {
  chapterSchema,
  courseSchema,
  quizSchema,
  type CourseData,
  type Question,
  type QuizData,
} from './schemas/course'
import { episodeSchema } from './schemas/episode'
import { reportSchema } from './schemas/report'
import { defineCollection, fileSlug, folderSlug, type Entry } from './collection'
import { alternativeSchema } from './schemas/alternative'
import { connectTablesSchema } from './schemas/connect'
import { customerReferenceProblems } from './checks/customer-references'
import { customerSchema } from './schemas/customer'
import { formProblems } from './checks/form-references'
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
import { displayPath, lineOfField } from './source'
import type { Problem } from './problems'

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
    ...referenceProblems(entry),
  ],
})

export const pages = defineCollection({
  folder: 'pages',
  schema: pageSchema,
  slugOf: fileSlug('.md'),
  check: (entry) => [
    ...pictureProblems(entry, { cover: entry.data.cover }),
    ...authorProblem(entry, 'author', entry.data.author),
    ...formProblems(entry, 'typeFormId', entry.data.typeFormId, formIds()),
  ],
})

export const jobs = defineCollection({
  folder: 'jobs',
  schema: jobSchema,
  slugOf: fileSlug('.md'),
  check: (entry) => formProblems(entry, 'typeform_id', entry.data.typeform_id, formIds()),
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
      posts: posts.read().entries.map(({ slug }) => slug),
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

function formIds(): string[] {
  return forms.read().entries.map(({ slug }) => slug)
}

function featureTitles(): string[] {
  return featureGroups.read().entries.flatMap(({ data }) => data.feats.map(({ title }) => title))
}

export const courses = defineCollection({
  folder: 'courses',
  schema: courseSchema,
  slugOf: (path) => /^([^/]+)\/course\.yaml$/.exec(path)?.[1] ?? null,
  check: (entry) => [...pictureProblems(entry, { cover: entry.data.cover }), ...chapterProblems(entry)],
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
  check: (entry) => entry.data.hosts.flatMap((host) => authorProblem(entry, 'hosts', host)),
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

/** Key of the author directory: lower-case trimmed name (specification §3). */
export function authorKey(name: string): string {
  return name.trim().toLowerCase()
}

/** The author of a name, or undefined. */
export function findAuthor(name: string): Entry<AuthorData> | undefined {
  return authors.read().entries.find((entry) => authorKey(entry.data.name) === authorKey(name))
}

function referenceProblems(entry: Entry<PostData>): Problem[] {
  const { category, author, co_author, href } = entry.data
  const problems = [
    ...authorProblem(entry, 'author', author),
    ...authorProblem(entry, 'co_author', co_author),
  ]
  const known = categoryFile.read().entries.flatMap((file) => file.data.categories.map((item) => item.slug))
  if (!known.includes(category)) {
    problems.push(problem(entry, 'category', `no category "${category}"; known: ${known.join(', ')}`))
  }
  if (href !== undefined && href !== `/blog/${entry.slug}`) {
    problems.push(problem(entry, 'href', `expected /blog/${entry.slug}, as the folder is named`))
  }
  return problems
}

function authorProblem(entry: Entry<unknown>, field: string, name: string | undefined): Problem[] {
  if (name === undefined || findAuthor(name)) return []
  const known = authors.read().entries.map((author) => author.data.name)
  return [problem(entry, field, `no author "${name}" in content/authors; known: ${known.join(', ')}`)]
}

function problem(entry: Entry<unknown>, field: string, message: string): Problem {
  return { file: displayPath(entry.file), line: lineOfField(entry.file, field), field, message }
}

/** A chapter either has a text and a quiz or is announced, never both. */
function chapterProblems(entry: Entry<CourseData>): Problem[] {
  return entry.data.chapters.flatMap(({ id, comingSoon }) => {
    const [text, quiz] = [chapters, quizzes].map(({ read }) =>
      read().entries.some(({ slug }) => slug === `${entry.slug}/${id}`),
    )
    const sound = comingSoon ? !text && !quiz : text && quiz
    if (sound) return []
    const message = comingSoon
      ? `chapter "${id}" is announced with comingSoon but has a text or a quiz`
      : `chapter "${id}" needs ${id}.md and ${id}.quiz.yaml, or comingSoon`
    return [problem(entry, 'chapters', message)]
  })
}

/** Texts of a quiz are inline Markdown. */
function quizProblems(entry: Entry<QuizData>): Problem[] {
  return entry.data.questions.flatMap((question) => {
    const parts = question.kind === 'fill' ? [question, ...(question.wrong ?? [])] : partsOf(question)
    const texts = [
      question.prompt,
      ...parts.flatMap((part) => [part.explanation, 'text' in part ? part.text : '']),
    ]
    return texts.filter(Boolean).flatMap((text) => {
      try {
        inlineHtml(text)
        return []
      } catch (error) {
        return [problem(entry, 'questions', `question "${question.id}": ${(error as Error).message}`)]
      }
    })
  })
}

function partsOf(question: Exclude<Question, { kind: 'fill' }>) {
  return question.kind === 'ordering' ? question.items : question.options
}
