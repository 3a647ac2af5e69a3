import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files at or below `path` in the folder `root`, as sorted paths from `root`; none where nothing is. */
export function filesIn(root: string, path = ''): string[] {
  const start = join(/* turbopackIgnore: true */ root, path)
  const found = statSync(start, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()
}
