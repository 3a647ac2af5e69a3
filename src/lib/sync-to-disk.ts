import { open } from 'node:fs/promises'

/** Resolves when a file, or the names in a folder, would survive a power failure. A new file needs both. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
