import { externalLink } from './external-links'
import { moved } from './moved'

export type Redirect = { from: string; to: string; permanent: boolean }

/** Redirects for the front server and, with `npm run dev`, for next.config.ts. They keep the query string. */
export const redirects: Redirect[] = moved.map(({ to, ...redirect }) => ({
  ...redirect,
  to: typeof to === 'string' ? to : externalLink(to.external).href,
}))
