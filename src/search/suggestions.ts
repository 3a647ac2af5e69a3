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

export const startSuggestions: readonly Suggestion[] = [
  {
    kind: 'chapter',
    href: `${paths.learn}/graphql-federation`,
    title: 'Learn federation',
    text: 'A free course with exercises that a composer grades',
  },
  { kind: 'feature', href: paths.features, title: 'All features', text: 'What each feature does, with code' },
  { kind: 'page', href: paths.router, title: 'Router', text: 'How the router plans and runs an operation' },
  { kind: 'page', href: paths.pricing, title: 'Pricing', text: 'Four plans, or host it yourself for free' },
  {
    kind: 'post',
    href: paths.blog,
    title: 'Blog',
    text: 'Federation in practice, with schemas that compose',
  },
  { kind: 'job', href: paths.jobs, title: 'Jobs', text: 'Open positions on our team' },
]

export const noResultSuggestions: readonly Suggestion[] = [
  { kind: 'feature', href: paths.features, title: 'All features', text: 'The whole platform on one page' },
  {
    kind: 'chapter',
    href: `${paths.learn}/graphql-federation`,
    title: 'The course',
    text: 'Learn federation chapter by chapter',
  },
  {
    kind: 'page',
    href: paths.sales,
    title: 'Ask an engineer',
    text: 'You get an answer within one working day',
  },
]
