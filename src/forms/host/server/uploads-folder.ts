import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isUploadId, type Uploads } from './uploads'

/** Keeps uploads in a local folder, which several instances may share. */
export function folderUploads(folder: string): Uploads {
  const locate = (id: string) => join(folder, id)
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = locate(id)
      try {
        await withHandle(path, 'wx', async (file) => {
          await file.writeFile(bytes)
          await file.sync()
        })
        // The folder's entry for the file needs its own fsync.
        await withHandle(folder, 'r', (file) => file.sync())
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async read(id) {
      return isUploadId(id) ? readFile(locate(id)).catch(ignoreMissing) : undefined
    },
    async remove(ids) {
      for (const id of ids) if (isUploadId(id)) await rm(locate(id), { force: true })
    },
    async list() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? []
      const found: { id: string; storedAt: number }[] = []
      for (const id of names.filter(isUploadId)) {
        const file = await stat(locate(id)).catch(ignoreMissing)
        if (file) found.push({ id, storedAt: file.mtimeMs })
      }
      return found
    },
    locate,
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function withHandle(
  path: string,
  flags: string,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await work(file)
  } finally {
    await file.close()
  }
}
