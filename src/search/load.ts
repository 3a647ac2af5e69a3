import { createSearch, type Search } from './engine'
import { indexPath, type Entry } from './entry'

let loading: Promise<Search> | undefined

/** Loads the search in the browser, once. Rejects when the index cannot be loaded. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    // Let the next call retry.
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Search> {
  const response = await fetch(indexPath)
  if (!response.ok) throw new Error(`The search index responded with ${response.status}.`)
  return createSearch((await response.json()) as Entry[])
}
