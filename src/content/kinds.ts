import type { z } from 'zod'
import { paths } from '@/config/paths'
import { authorPath, chapterPath, coursePath, customerPath, formPath, jobPath, postPath } from './paths'
import { authorSchema } from './schemas/author'
import { claimsSchema } from './schemas/claims'
import { chapterSchema, courseSchema, quizSchema } from './schemas/course'
import { customerSchema } from './schemas/customer'
import { demosSchema } from './schemas/demos'
import { episodeSchema } from './schemas/episode'
import { exerciseSchema } from './schemas/exercise'
import { featureGroupSchema } from './schemas/feature'
import { federationJobSchema } from './schemas/federation-job'
import { formSchema } from './schemas/form'
import { jobSchema } from './schemas/job'
import { navigationSchema } from './schemas/navigation'
import { pageSchema } from './schemas/page'
import { plansSchema } from './schemas/plans'
import { playgroundSchema } from './schemas/playground'
import { categoriesSchema, postSchema } from './schemas/post'
import { reportSchema } from './schemas/report'
import {
  bannedPhrasesSchema,
  browserRecordsSchema,
  otherCompaniesSchema,
  storedDataSchema,
} from './schemas/stored-data'
import { wordsSchema } from './schemas/words'

/** A kind of content file. */
export type Kind<Data = unknown> = {
  /** Where its files are, below `content/`: `*` is a name, `**` a path, and together they are the slug. */
  files: string
  schema: z.ZodType<Data>
  /** Where an entry is seen; `{slug}` is its slug. Kinds without it are for engineers, and not in the editor. */
  page?: string
  /** Which fields have variables that are filled in: all, those with this name, or none. `raw` texts are not shown as they are. */
  variables?: 'filled' | 'faqs' | 'raw'
}

const kind = <Data>(
  files: string,
  schema: z.ZodType<Data>,
  page?: string,
  variables?: Kind['variables'],
): Kind<Data> => ({ files, schema, page, variables })
const slug = '{slug}'

/** Every kind of file in content/. Collections read them (collections.ts), and the editor makes its forms of them (editor/model.ts). */
export const kinds = {
  posts: kind('blog/*/index.md', postSchema, postPath(slug)),
  categories: kind('blog/categories.yaml', categoriesSchema, paths.blog),
  authors: kind('authors/*.yaml', authorSchema, authorPath(slug)),
  pages: kind('pages/**.md', pageSchema, `/${slug}`, 'faqs'),
  features: kind('features/*.yaml', featureGroupSchema, paths.features, 'filled'),
  customers: kind('customers/*.yaml', customerSchema, customerPath(slug), 'filled'),
  plans: kind('plans.yaml', plansSchema, paths.pricing),
  playground: kind('playground.yaml', playgroundSchema, paths.playground),
  demos: kind('demos.yaml', demosSchema, paths.home),
  words: kind('words.yaml', wordsSchema, paths.home, 'filled'),
  navigation: kind('navigation.yaml', navigationSchema, paths.home, 'filled'),
  forms: kind('forms/*.yaml', formSchema, formPath(slug)),
  jobs: kind('jobs/*.md', jobSchema, jobPath(slug)),
  federationJobs: kind('federation-jobs/*.yaml', federationJobSchema, paths.federationJobs),
  podcast: kind('podcast/*.md', episodeSchema, paths.podcast),
  reports: kind('report/*.yaml', reportSchema, paths.report),
  courses: kind('courses/*/course.yaml', courseSchema, coursePath(slug)),
  chapters: kind('courses/*/*.md', chapterSchema, chapterPath('*', slug)),
  quizzes: kind('courses/*/*.quiz.yaml', quizSchema, chapterPath('*', '*'), 'raw'),
  exercises: kind('courses/*/exercises/*.yaml', exerciseSchema, coursePath('*'), 'raw'),
  /** Slug: the path of the text below `content/`, without its ending. */
  claims: kind('**.claims.yaml', claimsSchema, undefined, 'raw'),
  bannedPhrases: kind('banned-phrases.yaml', bannedPhrasesSchema),
  browserRecords: kind('browser-records.yaml', browserRecordsSchema),
  otherCompanies: kind('other-companies.yaml', otherCompaniesSchema, paths.data),
  storedData: kind('stored-data.yaml', storedDataSchema),
}

/**
 * The slug of a file of a kind, or undefined when it is not of that kind. Expects its path below `content/`.
 * `{product}` in a slug is the product's name.
 */
export function slugOf({ files }: Pick<Kind, 'files'>, path: string): string | undefined {
  const pattern = files
    .replaceAll('.', '\\.')
    .replaceAll(/\*+/g, (stars) => `((?:[a-z\\d_-]|\\{product\\}${stars === '**' ? '|/' : ''})+)`)
  const [all, ...parts] = new RegExp(`^${pattern}$`).exec(path) ?? []
  return all && (parts.join('/') || all.replace(/\.\w+$/, ''))
}
