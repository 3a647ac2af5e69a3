import type { z } from 'zod'
import { authorSchema } from './schemas/author'
import { claimsSchema } from './schemas/claims'
import { chapterSchema, courseSchema, quizSchema } from './schemas/course'
import { customerSchema } from './schemas/customer'
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
import { browserRecordsSchema, storedDataSchema } from './schemas/stored-data'

/** A kind of content file. */
export type Kind<Data = unknown> = {
  /** Where its files are, below `content/`: `*` is a name, `**` a path, and together they are the slug. */
  files: string
  schema: z.ZodType<Data>
}

const kind = <Data>(files: string, schema: z.ZodType<Data>): Kind<Data> => ({ files, schema })

/** Every kind of file in content/. Collections read them (collections.ts), and the editor makes its forms of them (editor/model.ts). */
export const kinds = {
  posts: kind('blog/*/index.md', postSchema),
  categories: kind('blog/categories.yaml', categoriesSchema),
  authors: kind('authors/*.yaml', authorSchema),
  pages: kind('pages/**.md', pageSchema),
  features: kind('features/*.yaml', featureGroupSchema),
  customers: kind('customers/*.yaml', customerSchema),
  plans: kind('plans.yaml', plansSchema),
  playground: kind('playground.yaml', playgroundSchema),
  navigation: kind('navigation.yaml', navigationSchema),
  forms: kind('forms/*.yaml', formSchema),
  jobs: kind('jobs/*.md', jobSchema),
  federationJobs: kind('federation-jobs/*.yaml', federationJobSchema),
  podcast: kind('podcast/*.md', episodeSchema),
  reports: kind('report/*.yaml', reportSchema),
  courses: kind('courses/*/course.yaml', courseSchema),
  chapters: kind('courses/*/*.md', chapterSchema),
  quizzes: kind('courses/*/*.quiz.yaml', quizSchema),
  exercises: kind('courses/*/exercises/*.yaml', exerciseSchema),
  claims: kind('**.claims.yaml', claimsSchema),
  browserRecords: kind('browser-records.yaml', browserRecordsSchema),
  storedData: kind('stored-data.yaml', storedDataSchema),
}

/** The slug of a file of a kind, or undefined. Takes its path below `content/`. */
export function slugOf({ files }: Pick<Kind, 'files'>, path: string): string | undefined {
  const pattern = files
    .replaceAll('.', '\\.')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '([^/.]+)' : '([^.]+)'))
  const [all, ...parts] = new RegExp(`^${pattern}$`).exec(path) ?? []
  return all && (parts.join('/') || all.replace(/\.\w+$/, ''))
}
