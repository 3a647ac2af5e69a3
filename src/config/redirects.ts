import { place } from './links'
import { moved } from './moved'

export type Redirect = { from: string; to: string; permanent: boolean }

/** Read by the front (src/server) and, for `npm run dev`, by next.config.ts. The query is passed on. */
export const redirects: Redirect[] = moved.map(({ to, ...redirect }) => ({
  ...redirect,
  to: typeof to === 'string' ? to : place(to.place).href,
}))
