import type { HTMLElement } from 'node-html-parser'
import { deferredScripts } from '@/next/deferred-loader'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { builtPages, gzippedBytes } from './built-pages'

/** `npm run budget`: JavaScript of every prerendered page, gzipped, against bench/budgets.json. */
const { empty, allowed } = budgets.javascript
const limit = empty + allowed
const rows = builtPages()
  .map(({ path, html }) => ({
    path,
    kib: scriptsOf(html).reduce((sum, script) => sum + gzippedBytes(script), 0) / 1024,
  }))
  .toSorted((one, other) => other.kib - one.kib || one.path.localeCompare(other.path))

console.log(`JavaScript per page, KiB gzipped (an empty page has ${empty}, the limit is ${limit}):`)
for (const { path, kib } of rows)
  console.log(`${kib.toFixed(1).padStart(8)}  ${path}${kib > limit ? '  TOO MUCH' : ''}`)

const tooMuch = rows.filter(({ kib }) => kib > limit)
if (tooMuch.length > 0) console.error(`${tooMuch.length} of ${rows.length} pages are over their budget.`)
process.exit(tooMuch.length > 0 ? 1 : 0)

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
