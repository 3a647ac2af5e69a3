import { redirects } from '@/config/redirects'
import { removed } from '@/config/removed'
import { groupBy } from '@/lib/group-by'
import type { Problem } from '../problems'
import { displayPath } from '../source'
import type { SiteUrl } from '../urls'

/** First path segments that routes use, so that no page may start with them. A test compares them with src/app. */
export const reserved = [
  'api',
  'blog',
  'brand',
  'comments',
  'customers',
  'elsewhere',
  'forms',
  'gone',
  'graph',
  'graphql',
  'index',
  'jobs',
  'learn',
  'mcp',
  'media',
  'podcast',
  'reports',
  'search',
  'state-of-graphql-federation',
]

/** Pages of content whose address begins like those of a route. */
const besideRoutes = /^\/(customers|jobs|learn|elsewhere\/[^/]+)$/

/** Names below /blog that are not posts. */
const reservedPosts = ['authors', 'category', 'page']

/**
 * Files whose address is not available: it is redirected, listed as removed, reserved for a route, or used by another
 * page. Takes every address of the site.
 */
export function addressProblems(
  urls: Pick<SiteUrl, 'path' | 'file'>[],
  gone: string[] = removed,
  moved: { from: string; to: string }[] = redirects,
): Problem[] {
  const lists = new Set(gone.map((path) => path.toLowerCase()))
  const targets = new Map(moved.map(({ from, to }) => [from.toLowerCase(), to]))
  return [...groupBy(urls, ({ path }) => path.toLowerCase())].flatMap(([key, group]) => {
    const message =
      group.length > 1
        ? `its address ${group[0]?.path} is taken by another page`
        : messageFor(key, group[0]?.file, lists.has(key), targets.get(key))
    if (!message) return []
    const files = group.flatMap(({ file }) => file ?? [])
    if (files.length === 0 && !lists.has(key) && !targets.has(key)) return []
    const places = files.length > 0 ? files.map(displayPath) : [configOf(lists.has(key))]
    return places.map((file) => ({ file, message }))
  })
}

function messageFor(path: string, file: string | undefined, isGone: boolean, target?: string) {
  const fix = file ? `delete ${displayPath(file).replace(/\/index\.md$/, '')}` : 'delete the page'
  if (isGone) return `its address ${path} is listed as removed in src/config/removed.ts; ${fix} as well`
  if (target !== undefined)
    return `its address ${path} redirects to ${target} in src/config/moved.ts; ${fix}, or the redirect`
  if (!file) return undefined
  const [first = '', second = ''] = path.split('/').slice(1)
  const name = displayPath(file)
  if (name.startsWith('content/blog/') && reservedPosts.includes(second))
    return `its address ${path} is reserved; give the folder another name than ${reservedPosts.join(', ')}`
  if (name.startsWith('content/pages/') && /.\/index$/.test(path))
    return `its address ${path} would end in /index: name the file ${name.replace(/\/index\.md$/, '.md')}`
  if (name.startsWith('content/pages/') && reserved.includes(first) && !besideRoutes.test(path))
    return `its address ${path} is reserved: no page may start with /${first}`
  return undefined
}

function configOf(isGone: boolean): string {
  return isGone ? 'src/config/removed.ts' : 'src/config/moved.ts'
}
