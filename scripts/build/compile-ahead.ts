import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksFolder } from '@/next/paths'

/** Read by Chromium, ignored by other browsers: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Browsers do not compile smaller scripts while they download, so a hint there would block the main thread for longer.
 * The larger ones are React and the router, whose functions nearly all run at start.
 */
const minBytes = 30 * 1024

/**
 * Marks the large scripts of the build in `root` to be compiled in the background while they download, and not function
 * by function on the main thread (docs/decisions/compile-hints.md).
 */
export async function compileAhead(root: string): Promise<void> {
  const folder = join(root, chunksFolder)
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!name.endsWith('.js') || (await stat(file)).size < minBytes) continue
    const code = await readFile(file, 'utf8')
    if (!code.startsWith(hint)) await writeFile(file, hint + code)
  }
}
