import type { Entry } from './entry'

/** A link shown without a query, or without results. */
export type Suggestion = Pick<Entry, 'kind' | 'href' | 'title' | 'text'>

export const startSuggestions: readonly Suggestion[] = [
  {
    kind: 'chapter',
    href: '/learn/graphql-federation',
    title: 'Learn federation',
    text: 'The course, from the two versions on',
  },
  {
    kind: 'feature',
    href: '/cosmo/features',
    title: 'All features',
    text: 'What each one does, with listings',
  },
  { kind: 'page', href: '/router-gateway', title: 'Router', text: 'How an operation becomes a plan' },
  { kind: 'page', href: '/pricing', title: 'Pricing', text: 'Four plans, or your own machines' },
  { kind: 'post', href: '/blog', title: 'Blog', text: 'Federation in practice' },
  { kind: 'job', href: '/jobs', title: 'Jobs', text: 'Open positions' },
]

export const noResultSuggestions: readonly Suggestion[] = [
  { kind: 'feature', href: '/cosmo/features', title: 'All features', text: 'The whole platform on one page' },
  {
    kind: 'chapter',
    href: '/learn/graphql-federation',
    title: 'The course',
    text: 'Federation by its rules',
  },
  {
    kind: 'page',
    href: '/contact/sales',
    title: 'Ask an engineer',
    text: 'An answer within one working day',
  },
]
