import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetManifestFile } from '@/lib/asset-manifest-file'
import { createSearch, type Search } from './engine'
import { indexPath, type Entry } from './entry'
import { plainEntries } from './plain-entries'

let building: Promise<Search> | undefined

/** Loads the search on the server, with the browser's index and ranking. Rejects when the build has no index. */
export function serverSearch(): Promise<Search> {
  if (process.env.NODE_ENV !== 'production') return createSearch(plainEntries(new Date()))
  building ??= build().catch((error: unknown) => {
    building = undefined
    throw error
  })
  return building
}

async function build(): Promise<Search> {
  const manifest = JSON.parse(await readFile(inProject(assetManifestFile), 'utf8')) as {
    files: Record<string, { file: string } | undefined>
  }
  const file = manifest.files[indexPath]?.file
  if (!file) throw new Error('The build has no search index.')
  return createSearch(JSON.parse(await readFile(inProject(file), 'utf8')) as Entry[])
}

function inProject(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), path)
}
