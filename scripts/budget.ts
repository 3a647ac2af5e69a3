import type { HTMLElement } from 'node-html-parser'
import { deferredScripts } from '@/next/deferred-loader'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { builtPages, gzippedBytes } from './built-pages'

/** `npm run budget`: JavaScript of every prerendered page, gzipped, against bench/budgets.json. */
const { empty, allowed, routes } = budgets.javascript
const limits = new Map(
  Object.entries(routes as Record<string, { limit: number }>).map(([path, { limit }]) => [path, limit]),
)

const rows = builtPages()
  .map(({ path, html }) => ({
    path,
    kib: scriptsOf(html).reduce((sum, script) => sum + gzippedBytes(script), 0) / 1024,
    limit: limits.get(path) ?? empty + allowed,
  }))
  .toSorted((one, other) => other.kib - one.kib || one.path.localeCompare(other.path))

console.log(`JavaScript per page, KiB gzipped (an empty page has ${empty}):`)
for (const { path, kib, limit } of rows) {
  console.log(`${kib.toFixed(1).padStart(8)} of ${limit}  ${path}${kib > limit ? '  TOO MUCH' : ''}`)
}

const tooMuch = rows.filter(({ kib, limit }) => kib > limit)
const unknown = [...limits.keys()].filter((path) => !rows.some((row) => row.path === path))
for (const path of unknown) console.error(`bench/budgets.json names ${path}, which is not a page.`)
if (tooMuch.length > 0) console.error(`${tooMuch.length} of ${rows.length} pages are over their budget.`)
process.exit(tooMuch.length + unknown.length > 0 ? 1 : 0)

/** Addresses of the scripts that a document loads in a modern browser, without duplicates. */
function scriptsOf(html: HTMLElement): string[] {
  const loaded = html.querySelectorAll(
    'script[src]:not([nomodule]), link[rel="modulepreload"], link[as="script"]',
  )
  const addresses = loaded.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '')
  const deferred = html
    .querySelectorAll(`[${deferredScripts}]`)
    .map((tag) => tag.getAttribute(deferredScripts) ?? '')
  return [...new Set([...addresses, ...deferred.flatMap((list) => list.split(' ').filter(Boolean))])]
}
