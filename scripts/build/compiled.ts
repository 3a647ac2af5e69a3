import { constants } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { nextFolder, sharedOutputs } from '@/next/paths'

/*
 * The compiled code of the last build. An edit of content changes none of it, so the next build with the same id takes it
 * instead of compiling again; only pages are rendered.
 */

const keptFolder = join(nextFolder, 'cache/compiled')

/** Keeps what Next has compiled in the project `root` for builds with the same id; what was kept before goes. */
export async function keepCompiled(root: string, id: string): Promise<void> {
  const unfinished = join(root, keptFolder, 'unfinished')
  await rm(join(root, keptFolder), { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  for (const name of await compiledNames(root))
    await copy(join(root, nextFolder, name), join(unfinished, name))
  await rename(unfinished, join(root, keptFolder, id))
}

/** Puts what was compiled with this id where Next renders pages from. Returns whether there was any. */
export async function restoreCompiled(root: string, id: string): Promise<boolean> {
  const kept = join(root, keptFolder, id)
  const names = await readdir(kept).catch(() => undefined)
  if (!names) return false
  for (const name of await compiledNames(root)) await rm(join(root, nextFolder, name), { recursive: true })
  for (const name of names) await copy(join(kept, name), join(root, nextFolder, name))
  return true
}

async function compiledNames(root: string): Promise<string[]> {
  return (await readdir(join(root, nextFolder))).filter((name) => !sharedOutputs.includes(name))
}

/** Copied, not linked: rendering writes into some of the files. */
async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true })
}
