import { createSearch, type Search } from './engine'
import { indexPath, isIndex } from './entry'

/** Longer than a slow connection needs for the index. */
const timeoutMs = 30_000

let loading: Promise<Search> | undefined

/** Loads the search in the browser, once. Rejects when the index cannot be loaded or is none. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    // Let the next call retry.
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Search> {
  const response = await fetch(indexPath, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The search index responded with ${response.status}.`)
  const index: unknown = await response.json()
  if (!isIndex(index)) throw new Error('The search index has an unexpected shape.')
  return createSearch(index)
}
