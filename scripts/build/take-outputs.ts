import { constants, existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { nextFolder, sharedOutputs } from '@/next/paths'
import { linkProject } from '@/server/builds'
import { compressedFolder } from './describe-asset'

/** Pictures that the content check publishes. */
const mediaFolder = 'public/media'

/**
 * Moves what Next has built in the project `root` into `folder`, with all that a server needs beside it: the files of
 * public/ and content/, the compressed bodies of the build in `previous`, and links to the packages and to the cache of resized pictures.
 */
export async function takeOutputs(root: string, folder: string, previous: string | undefined): Promise<void> {
  const target = join(folder, nextFolder)
  await mkdir(target)
  for (const name of await outputNames(root)) await rename(join(root, nextFolder, name), join(target, name))
  const media = join(root, mediaFolder)
  // Copied, because an editor or the next content check may write into the original. Pictures in /media/ are never
  // written again: their names contain a hash.
  for (const name of ['public', 'content'])
    await cp(join(root, name), join(folder, name), { recursive: true, filter: (file) => file !== media })
  await linkFiles(media, join(folder, mediaFolder))
  linkProject(folder, root)
  if (previous) await linkFiles(join(previous, compressedFolder), join(folder, compressedFolder))
}

/** Hard-links all files of one folder into a new one, or copies them if the file system does not support links. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  if (!existsSync(from)) return
  for (const name of await readdir(from)) {
    const source = join(from, name)
    const target = join(to, name)
    await link(source, target).catch(() => copyFile(source, target))
  }
}

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
  for (const name of await outputNames(root)) await copy(join(root, nextFolder, name), join(unfinished, name))
  await rename(unfinished, join(root, keptFolder, id))
}

/** Puts what was compiled with this id where Next renders pages from. Returns whether there was any. */
export async function restoreCompiled(root: string, id: string): Promise<boolean> {
  const kept = join(root, keptFolder, id)
  if (!existsSync(kept)) return false
  for (const name of await outputNames(root)) await rm(join(root, nextFolder, name), { recursive: true })
  await copy(kept, join(root, nextFolder))
  return true
}

async function outputNames(root: string): Promise<string[]> {
  return (await readdir(join(root, nextFolder))).filter((name) => !sharedOutputs.includes(name))
}

/** Copied, not linked: rendering writes into some of the files. */
async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true })
}
