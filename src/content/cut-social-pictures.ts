import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import sharp from 'sharp'
import { allEntries } from './collections'
import type { Entry } from './types'
import { drawnPicture, entryPicture, cutAddress, socialSizes, type SocialKind } from './pictures'
import { publicFile } from './source'

/** Cuts the pictures for sharing from every cover for which `npm run covers` drew none, each once. */
export async function cutSocialPictures(): Promise<void> {
  for (const entry of allEntries() as Entry<{ cover?: unknown }>[]) {
    for (const kind of Object.keys(socialSizes) as SocialKind[]) {
      if (typeof entry.data.cover === 'string') await cut(entry, entry.data.cover, kind)
    }
  }
}

async function cut(entry: { file: string }, cover: string, kind: SocialKind): Promise<void> {
  if (drawnPicture(entry, kind)) return
  const picture = entryPicture(entry, cover)
  const target = publicFile(cutAddress(picture, kind))
  if (existsSync(target)) return
  const { width, height } = socialSizes[kind]
  const partial = `${target}.${process.pid}`
  await sharp(publicFile(picture.src))
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#07090f' })
    .jpeg({ quality: 88 })
    .toFile(partial)
  await rename(partial, target)
}
