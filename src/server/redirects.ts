import { redirects as configured, type Redirect } from '@/config/redirects'
import { encodePath } from './guard'

/** Where a path leads and with which status: 308 for good, 307 for now, both keeping the method. */
export function createRedirects(list: Redirect[] = configured) {
  const byPath = new Map(list.map((redirect) => [redirect.from, redirect]))

  /** The answer for `path` with `query`, or undefined when the path stays where it is. */
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

/** The visitor's query goes along, before the target's hash and after a query it already has. */
function withQuery(to: string, query: string): string {
  if (!query) return to
  const [address = '', hash] = to.split('#')
  const joined = address + (address.includes('?') ? query.replace('?', '&') : query)
  return hash === undefined ? joined : `${joined}#${hash}`
}
