import { fromBuffer, type Entry } from 'yauzl'

/** A file in an archive, as the archive's directory describes it. */
export type ZipEntry = { name: string; packedBytes: number; unpackedBytes: number; isEncrypted: boolean }

/** More than any document has. */
const maxEntries = 2000

/** Lists what an archive contains without unpacking it; undefined when it is damaged or has too many entries. */
export function readZipEntries(archive: Buffer): Promise<ZipEntry[] | undefined> {
  return new Promise((resolve) => {
    fromBuffer(archive, { lazyEntries: true }, (error, file) => {
      if (error || file.entryCount > maxEntries) return resolve(undefined)
      const entries: ZipEntry[] = []
      file.on('entry', (entry: Entry) => {
        entries.push({
          name: entry.fileName,
          packedBytes: entry.compressedSize,
          unpackedBytes: entry.uncompressedSize,
          isEncrypted: entry.isEncrypted(),
        })
        file.readEntry()
      })
      file.on('end', () => resolve(entries))
      file.on('error', () => resolve(undefined))
      file.readEntry()
    })
  })
}
