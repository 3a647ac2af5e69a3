import { fromBufferPromise, type Entry } from 'yauzl'

/** By name, the files of an archive; their text where it was wanted, else empty. */
export type Archive = Map<string, string>
type Wanted = {
  /** Bytes that all files together may unpack to. */
  maxBytes: number
  /** Whether to keep the text of a file, by its name. */
  isText: (name: string) => boolean
}

/** Bytes of a text; a document with hundreds of parts describes them in 50 KB. */
const maxTextBytes = 1024 * 1024
/** More than any document has. */
const maxEntries = 2000

/**
 * Unpacks an archive and keeps only its texts, as Latin-1 and without NUL, so that ASCII is found in UTF-8 and UTF-16. Returns
 * undefined when it is damaged or encrypted, has too many files or two of one name, or unpacks to more than it declares or may:
 * what counts is what comes out, not what its directory says.
 */
export async function readArchive(bytes: Buffer, { maxBytes, isText }: Wanted): Promise<Archive | undefined> {
  const files: Archive = new Map()
  let left = maxBytes
  try {
    const file = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    if (file.entryCount > maxEntries) return undefined
    const listed: Entry[] = []
    for await (const entry of file.eachEntry()) listed.push(entry)
    // Entries that overlap unpack the same bytes again.
    if (listed.reduce((sum, { compressedSize }) => sum + compressedSize, 0) > bytes.length) return undefined
    for (const entry of listed) {
      const { fileName: name } = entry
      if (entry.isEncrypted() || files.has(name)) return undefined
      const chunks: Buffer[] = []
      let size = 0
      // The stream fails when the file is longer or shorter than declared.
      for await (const chunk of (await file.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        size += chunk.length
        left -= chunk.length
        if (left < 0 || (isText(name) && size > maxTextBytes)) return undefined
        if (isText(name)) chunks.push(chunk)
      }
      files.set(name, Buffer.concat(chunks).toString('latin1').replaceAll('\0', ''))
    }
    return files
  } catch {
    return undefined
  }
}
