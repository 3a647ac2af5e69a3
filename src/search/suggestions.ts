import type { Entry } from './entry'

/** A link shown without a query, or without results. */
export type Suggestion = Pick<Entry, 'kind' | 'href' | 'title' | 'text'>

export const startSuggestions: readonly Suggestion[] = [
  {
    kind: 'chapter',
    href: '/learn/graphql-federation',
    title: 'Learn federation',
    text: 'A free course with exercises that a composer grades',
  },
  {
    kind: 'feature',
    href: '/cosmo/features',
    title: 'All features',
    text: 'What each feature does, with code',
  },
  {
    kind: 'page',
    href: '/router-gateway',
    title: 'Router',
    text: 'How the router plans and runs an operation',
  },
  { kind: 'page', href: '/pricing', title: 'Pricing', text: 'Four plans, or host it yourself for free' },
  { kind: 'post', href: '/blog', title: 'Blog', text: 'Federation in practice, with schemas that compose' },
  { kind: 'job', href: '/jobs', title: 'Jobs', text: 'Open positions on our team' },
]

export const noResultSuggestions: readonly Suggestion[] = [
  { kind: 'feature', href: '/cosmo/features', title: 'All features', text: 'The whole platform on one page' },
  {
    kind: 'chapter',
    href: '/learn/graphql-federation',
    title: 'The course',
    text: 'Learn federation chapter by chapter',
  },
  {
    kind: 'page',
    href: '/contact/sales',
    title: 'Ask an engineer',
    text: 'You get an answer within one working day',
  },
]
