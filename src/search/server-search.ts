import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { siteUrls } from '@/content/urls'
import { assetManifestFile, inBuild } from '@/lib/build-folder'
import { createSearch, type Result, type Search } from './engine'
import { indexPath, type Entry } from './entry'
import { excerptOf } from './highlight'

export const maxResults = 60
/** Results of the most recent queries; those of one take about 20 KB. */
const results = new LRUCache<string, Result[]>({ max: 250 })
let building: Promise<Search> | undefined

/** Finds the results of the search page on the server. Rejects when the build has no index. */
export async function searchOnServer(query: string): Promise<Result[]> {
  const known = results.get(query)
  if (known) return known
  const search = await serverSearch()
  const found = search(query, maxResults).map((result) => ({
    ...result,
    text: excerptOf(result.heading || result.title, result.text, result.words),
  }))
  // In development an edit changes what is found.
  if (process.env.NODE_ENV === 'production') results.set(query, found)
  return found
}

/** Loads the search with the browser's index and ranking. */
function serverSearch(): Promise<Search> {
  if (process.env.NODE_ENV !== 'production') return createSearch(plainEntries(new Date()))
  building ??= build().catch((error: unknown) => {
    building = undefined
    throw error
  })
  return building
}

async function build(): Promise<Search> {
  const manifest = JSON.parse(await readFile(inBuild(assetManifestFile), 'utf8')) as {
    files: Record<string, { file: string } | undefined>
  }
  const file = manifest.files[indexPath]?.file
  if (!file) throw new Error('The build has no search index.')
  return createSearch(JSON.parse(await readFile(inBuild(file), 'utf8')) as Entry[])
}

/** The titles of all pages, for `npm run dev`, which has no texts of a finished build. */
export function plainEntries(now: Date): Entry[] {
  return siteUrls(now)
    .filter(({ indexed }) => indexed)
    .map(({ path, title }) => ({ kind: 'page', href: path, title, heading: '', text: '' }))
}
