import { redirects } from '@/config/redirects'
import { removed } from '@/config/removed'
import { groupBy } from '@/lib/group-by'
import type { Problem, SiteUrl } from '../types'
import { displayPath } from '../source'

/** Names of folders of src/app below which the router finds pages by name, so that a page of content/pages is not seen there. */
const ofRoutes =
  /^\/(api|blog|brand|comments|customers|elsewhere|forms|gone|graph|graphql|jobs|learn|mcp|media|podcast|reports|search|state-of-graphql-federation)(\/|$)/
/** Pages of content whose address begins like those of a route. */
const besideRoutes = /^\/(customers|jobs|learn(\/verify)?|elsewhere\/[^/]+)$/
/** Names below /blog that are not posts. */
const ofLists = /^\/blog\/(authors|category|page)$/

/**
 * Returns the files whose address is not available: it is redirected, listed as removed, one of a route, or used by
 * another page. Expects all addresses of the site.
 */
export function addressProblems(
  urls: Pick<SiteUrl, 'path' | 'file'>[],
  gone: string[] = removed,
  moved: { from: string; to: string }[] = redirects,
): Problem[] {
  const isIn = (list: string[], path: string) => list.some((one) => one.toLowerCase() === path)
  const sources = moved.map(({ from }) => from)
  return [...groupBy(urls, ({ path }) => path.toLowerCase())].flatMap(([path, group]) =>
    group.flatMap(({ file }) => {
      const name = file && displayPath(file)
      const isOfRoute = name?.startsWith('content/pages/') && ofRoutes.test(path) && !besideRoutes.test(path)
      const reason = isIn(gone, path)
        ? 'listed as removed in src/config/removed.ts'
        : isIn(sources, path)
          ? 'redirected in src/config/moved.ts'
          : group.length > 1
            ? 'taken by another page'
            : (isOfRoute || (name && ofLists.test(path))) && 'reserved'
      return reason ? [{ file: name ?? 'src/config', message: `its address ${path} is ${reason}` }] : []
    }),
  )
}
