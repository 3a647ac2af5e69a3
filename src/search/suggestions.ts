import { paths } from '@/config/paths'
import type { Entry } from './entry'

/** A link shown without a query, or without results. */
export type Suggestion = Pick<Entry, 'kind' | 'href' | 'title' | 'text'>

/** Queries that show what can be searched for: directives, error codes, tasks. */
export const exampleQueries = [
  '@requires',
  'INVALID_FIELD_SHARING',
  'breaking change',
  'persisted operations',
]

const course: Suggestion = {
  kind: 'chapter',
  href: `${paths.learn}/graphql-federation`,
  title: 'Learn federation',
  text: 'A free course with exercises that a composer grades',
}
const features: Suggestion = {
  kind: 'feature',
  href: paths.features,
  title: 'All features',
  text: 'What each feature does, with code',
}

export const startSuggestions: readonly Suggestion[] = [
  course,
  features,
  { kind: 'page', href: paths.router, title: 'Router', text: 'How the router plans and runs an operation' },
  { kind: 'page', href: paths.pricing, title: 'Pricing', text: 'Four plans, or host it yourself for free' },
  { kind: 'post', href: paths.blog, title: 'Blog', text: 'Federation in practice, in composed schemas' },
  { kind: 'job', href: paths.jobs, title: 'Jobs', text: 'Open positions on our team' },
]

export const noResultSuggestions: readonly Suggestion[] = [
  features,
  course,
  { kind: 'page', href: paths.sales, title: 'Ask an engineer', text: 'An answer within one working day' },
]
