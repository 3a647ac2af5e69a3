import { existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rename } from 'node:fs/promises'
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
  const names = await readdir(join(root, nextFolder))
  for (const name of names.filter((each) => !sharedOutputs.includes(each)))
    await rename(join(root, nextFolder, name), join(target, name))
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
    const [source, copy] = [join(from, name), join(to, name)]
    await link(source, copy).catch(() => copyFile(source, copy))
  }
}
