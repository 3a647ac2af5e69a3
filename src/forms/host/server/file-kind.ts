import type { fileExtensions } from '@/forms/validate'
import { contentTypesName, readArchive, type Archive, type ZipEntry } from './zip-entries'

export type FileKind = (typeof fileExtensions)[number]

const pdf = Buffer.from('%PDF-')
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** An OpenDocument file starts with an uncompressed entry that names its type. */
const odtMark = 'mimetypeapplication/vnd.oasis.opendocument.text'

/** What a document may unpack to, whatever its size as a file. */
const maxUnpackedBytes = 50 * 1024 * 1024
const maxPixels = 50_000_000
/** Parts of a document that run: macros and controls of OOXML, scripts of OpenDocument. */
const runnable = /(?:^|\/)(?:vbaProject|vbaData|activeX|macrosheets|Basic|Scripts)(?:[./]|$)/i
/** The types of such parts, and character references, which could hide them and are of no other use. */
const runnableType = /macroEnabled|vbaProject|activeX|&#/i

/** Detects the type of a file from its content; undefined when forms do not accept it. */
export async function kindOfContent(bytes: Uint8Array): Promise<FileKind | undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const startsWith = (mark: Buffer) => buffer.subarray(0, mark.length).equals(mark)
  if (startsWith(pdf)) return 'pdf'
  if (startsWith(png)) return pixelsOf(buffer) <= maxPixels ? 'png' : undefined
  if (startsWith(zip)) {
    const archive = await readArchive(buffer)
    return archive && isHarmless(archive, buffer.length) ? documentKind(archive.entries, buffer) : undefined
  }
  return isText(buffer) ? 'txt' : undefined
}

function documentKind(entries: ZipEntry[], buffer: Buffer): FileKind | undefined {
  if (buffer.subarray(30, 30 + odtMark.length).toString('latin1') === odtMark) return 'odt'
  const names = new Set(entries.map(({ name }) => name))
  return names.has(contentTypesName) && names.has('word/document.xml') ? 'docx' : undefined
}

/** Whether a document contains no code and can be unpacked: entries that overlap, or that grow too much, are a bomb. */
function isHarmless({ entries, contentTypes }: Archive, size: number): boolean {
  const sum = (sizes: number[]) => sizes.reduce((total, bytes) => total + bytes, 0)
  return (
    sum(entries.map(({ unpackedBytes }) => unpackedBytes)) <= maxUnpackedBytes &&
    sum(entries.map(({ packedBytes }) => packedBytes)) <= size &&
    entries.every(({ name, isEncrypted }) => !isEncrypted && !runnable.test(name)) &&
    !runnableType.test(contentTypes)
  )
}

/** Width times height of a PNG, which its first chunk contains (PNG specification, 11.2.1). */
function pixelsOf(buffer: Buffer): number {
  const header = buffer.subarray(png.length, png.length + 16)
  if (header.length < 16 || header.toString('latin1', 4, 8) !== 'IHDR') return Infinity
  return header.readUInt32BE(8) * header.readUInt32BE(12)
}

/** Whether the content is UTF-8 without control characters other than tab, line feed, form feed and carriage return. */
function isText(buffer: Buffer): boolean {
  if (buffer.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(buffer)
    return true
  } catch {
    return false
  }
}
