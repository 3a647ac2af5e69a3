import { place } from './links'

/** An address that has moved. `permanent` is for good (browsers remember it); otherwise the target may change. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** Read by the front (src/server) and, for `npm run dev`, by next.config.ts. The query is passed on. */
export const redirects: Redirect[] = [
  // The address without a year leads to the newest report.
  { from: '/state-of-graphql-federation', to: '/state-of-graphql-federation/2024', permanent: false },
  { from: '/discord', to: place('discord').href, permanent: false },
]
