import { createSearch, type Search } from './engine'
import { indexPath, type Entry } from './entry'

let loading: Promise<Search> | undefined

/** The search in the browser: the index is fetched once, when it is first wanted. Rejects when it cannot be had. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    // Asked again the next time.
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Search> {
  const response = await fetch(indexPath)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return createSearch((await response.json()) as Entry[])
}
