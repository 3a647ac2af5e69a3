import type { fileExtensions } from '@/forms/validate'

export type FileKind = (typeof fileExtensions)[number]

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** An OpenDocument file starts with an uncompressed entry that names its type. */
const odtMark = 'mimetypeapplication/vnd.oasis.opendocument.text'

/** Detects the type of a file from its content; undefined when forms do not accept it. */
export function kindOfContent(bytes: Uint8Array): FileKind | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (buffer.subarray(0, png.length).equals(png)) return 'png'
  if (buffer.subarray(0, zip.length).equals(zip)) {
    if (buffer.subarray(30, 30 + odtMark.length).toString('latin1') === odtMark) return 'odt'
    return buffer.includes('[Content_Types].xml') && buffer.includes('word/document.xml') ? 'docx' : undefined
  }
  return isText(buffer) ? 'txt' : undefined
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
