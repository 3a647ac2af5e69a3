import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** A file in an archive, as the archive's directory describes it. */
export type ZipEntry = { name: string; packedBytes: number; unpackedBytes: number; isEncrypted: boolean }
/** `contentTypes` is the text of the file of that name, empty if there is none. */
export type Archive = { entries: ZipEntry[]; contentTypes: string }

/** The file of an OOXML document that says what its other files are, whatever their names (ECMA-376-2, 7.2.3). */
export const contentTypesName = '[Content_Types].xml'
/** Bytes of that file; a document with hundreds of parts has 50 KB. */
const maxTextBytes = 1024 * 1024
/** More than any document has. */
const maxEntries = 2000

/** Lists what an archive contains; undefined when it is damaged or has too many entries. */
export async function readArchive(bytes: Buffer): Promise<Archive | undefined> {
  try {
    const { file, listed } = await listEntries(bytes)
    const [described, another] = listed.filter(({ fileName }) => fileName === contentTypesName)
    if (another) return undefined
    return { entries: listed.map(toZipEntry), contentTypes: described ? await readText(file, described) : '' }
  } catch {
    return undefined
  }
}

function listEntries(bytes: Buffer): Promise<{ file: ZipFile; listed: Entry[] }> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, file) => {
      if (error) return reject(error)
      if (file.entryCount > maxEntries) return reject(new Error('too many entries'))
      const listed: Entry[] = []
      file.on('entry', (entry: Entry) => {
        listed.push(entry)
        file.readEntry()
      })
      file.on('end', () => resolve({ file, listed }))
      file.on('error', reject)
      file.readEntry()
    })
  })
}

function toZipEntry(entry: Entry): ZipEntry {
  return {
    name: entry.fileName,
    packedBytes: entry.compressedSize,
    unpackedBytes: entry.uncompressedSize,
    isEncrypted: entry.isEncrypted(),
  }
}

/** Reads a file as Latin-1 and without NUL, so that ASCII is found in UTF-8 and UTF-16. Rejects when it is damaged. */
async function readText(file: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxTextBytes) throw new Error('too large')
  const bytes = await buffer(await openEntry(file, entry))
  return bytes.toString('latin1').replaceAll('\0', '')
}

function openEntry(file: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}
