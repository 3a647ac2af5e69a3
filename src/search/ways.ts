import type { Entry } from './entry'

/** Where to go without a query, or when nothing was found. */
export type Way = Pick<Entry, 'href' | 'title' | 'text'>

export const startingPoints: readonly Way[] = [
  {
    href: '/learn/graphql-federation',
    title: 'Learn federation',
    text: 'The course, from the two versions on',
  },
  { href: '/cosmo/features', title: 'All features', text: 'What each one does, with listings' },
  { href: '/router-gateway', title: 'Router', text: 'How an operation becomes a plan' },
  { href: '/pricing', title: 'Pricing', text: 'Four plans, or your own machines' },
  { href: '/blog', title: 'Blog', text: 'Federation in practice' },
  { href: '/jobs', title: 'Jobs', text: 'Open positions' },
]

export const waysOn: readonly Way[] = [
  { href: '/cosmo/features', title: 'All features', text: 'The whole platform on one page' },
  { href: '/learn/graphql-federation', title: 'The course', text: 'Federation by its rules' },
  { href: '/contact/sales', title: 'Ask an engineer', text: 'An answer within one working day' },
]
