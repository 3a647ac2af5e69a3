import { existsSync } from 'node:fs'
import { cp, link, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { nextFolder, sharedOutputs } from '@/next/paths'
import { linkProject } from '@/server/project-links'
import { compressedFolder } from './describe-asset'

/**
 * Moves what Next has built in the project `root` into `folder`, with all that a server needs beside it: the files of
 * public/ and content/, the compressed bodies of the build in `previous`, and links to the packages and to the cache of resized pictures.
 */
export async function takeOutputs(root: string, folder: string, previous: string | undefined): Promise<void> {
  const target = join(folder, nextFolder)
  await mkdir(target)
  const names = await readdir(join(root, nextFolder))
  for (const name of names.filter((each) => !sharedOutputs.includes(each)))
    await rename(join(root, nextFolder, name), join(target, name))
  // Copied, because an editor or the next content check may write into the original.
  for (const name of ['public', 'content'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  linkProject(folder, root)
  if (previous) await linkFiles(join(previous, compressedFolder), join(folder, compressedFolder))
}

/** Hard-links all files of one folder into a new one. A file system without hard links only costs the reuse. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  if (!existsSync(from)) return
  for (const name of await readdir(from)) await link(join(from, name), join(to, name)).catch(() => undefined)
}
