import { redirects as configured, type Redirect } from '@/config/redirects'
import { encodePath } from './request-address'

/** Finds redirects: 308 for permanent ones, 307 for temporary ones. Both keep the request method. */
export function createRedirects(list: Redirect[] = configured) {
  const byPath = new Map(list.map((redirect) => [redirect.from, redirect]))

  /** The redirect for `path` and `query`, or undefined when there is none. */
  return function find(path: string, query: string): { status: 307 | 308; location: string } | undefined {
    const bare = withoutTrailingSlash(path)
    const redirect = byPath.get(bare)
    if (redirect) return { status: redirect.permanent ? 308 : 307, location: withQuery(redirect.to, query) }
    if (bare !== path) return { status: 308, location: encodePath(bare) + query }
    return undefined
  }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Adds the request's query after the target's own query and before its hash. */
function withQuery(to: string, query: string): string {
  if (!query) return to
  const [address = '', hash] = to.split('#')
  const joined = address + (address.includes('?') ? query.replace('?', '&') : query)
  return hash === undefined ? joined : `${joined}#${hash}`
}
