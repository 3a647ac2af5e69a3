import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Chromium reads it, other browsers pass it over: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Smaller scripts are not compiled while they arrive, and would keep the page from answering for longer. Those of this
 * size are React and the router, and nearly all of their functions do run at the start.
 */
const leastBytes = 30 * 1024

/** Where Next puts the scripts that browsers load. */
const folder = '.next/static/chunks'

/**
 * Marks the large scripts of the build in `root` to be compiled while they arrive, beside the page's own thread, rather
 * than function by function when they run.
 */
export async function compileAhead(root: string): Promise<void> {
  for (const name of await readdir(join(root, folder))) {
    const file = join(root, folder, name)
    if (!name.endsWith('.js') || (await stat(file)).size < leastBytes) continue
    const code = await readFile(file, 'utf8')
    if (!code.startsWith(hint)) await writeFile(file, hint + code)
  }
}
