import { inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import type { FileKind } from '@/forms/validate'
import { fromBufferPromise, type Entry } from 'yauzl'

/** What the team and the webhook are told of every file: what was found does not prove that there is nothing else. */
export const fileWarning =
  'Sent by a stranger and not scanned for viruses. Open it in a viewer that runs no code and loads nothing.'

const pdf = Buffer.from('%PDF-')
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** The end of an archive, which is found from behind, so that another file may stand before it. */
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06])
/** It is at most this far from the end of the file (APPNOTE.TXT, 4.3.16). */
const maxZipEndBytes = 22 + 0xffff

/** What a document may unpack to, whatever its size as a file. */
const maxUnpackedBytes = 50 * 1024 * 1024
/** Bytes of a part that is read; a document with hundreds of parts describes them in 50 KB. */
const maxTextBytes = 1024 * 1024
/** More parts than any document has. */
const maxEntries = 2000
/** What the compressed objects of a PDF may unpack to; pictures and fonts are not among them. */
const maxObjectBytes = 8 * 1024 * 1024
const maxPixels = 50_000_000
/** Pictures that forms accept, by the type that their content has; a phone photographs a printed CV as JPEG or HEIC. */
const pictures: Record<string, FileKind> = { png: 'png', jpg: 'jpg', heic: 'heic', heif: 'heic' }

/** The file of an OOXML document that says what its other files are, whatever their names (ECMA-376-2, 7.2.3). */
const contentTypesName = '[Content_Types].xml'
/** The parts that say what the others are, what they load, and what runs. */
const isRead = /^(?:\[Content_Types\]\.xml|mimetype|(?:content|styles)\.xml)$|\.rels$/
const media = String.raw`[\w.-]+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg)`
/** Every file that a text without code and embedded objects has: of Word, and of LibreOffice. */
const parts = {
  docx: new RegExp(
    String.raw`^(?:\[Content_Types\]\.xml|_rels/\.rels|docProps/[\w.-]+|customXml/(?:_rels/)?[\w.-]+|word/(?:_rels/|theme/|glossary/(?:_rels/)?)?[\w.-]+\.(?:xml|rels)|word/media/${media}|word/fonts/[\w.-]+\.odttf|(?:[\w-]+/)+)$`,
    'i',
  ),
  odt: new RegExp(
    String.raw`^(?:mimetype|(?:content|styles|meta|settings)\.xml|manifest\.rdf|layout-cache|META-INF/manifest\.xml|Configurations2/.*|Pictures/${media}|Thumbnails/thumbnail\.png|(?:[\w-]+/)+)$`,
    'i',
  ),
}
/** The types of parts that run, and character references, which could hide them and are of no other use. */
const runnableType = /macroEnabled|vbaProject|activeX|oleObject|&#/i
const runnableText =
  /script:event-listener|vnd\.sun\.star\.script|office:dde-source|&#x?0*(?:58|3a|83|115|53|73);/i
/** What a PDF runs, opens outside of it, or carries. */
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE)(?![\w-])/

/** Detects the type of a file from its content; undefined when forms do not accept it (docs/decisions/uploads.md). */
export async function kindOfContent(bytes: Uint8Array): Promise<FileKind | undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const startsWith = (mark: Buffer) => buffer.subarray(0, mark.length).equals(mark)
  if (startsWith(zip)) return documentKind(buffer)
  if (buffer.subarray(-maxZipEndBytes).includes(zipEnd)) return undefined
  if (startsWith(pdf)) return hasActiveName(buffer) ? undefined : 'pdf'
  return isText(buffer) ? 'txt' : pictureKind(buffer)
}

async function documentKind(buffer: Buffer): Promise<FileKind | undefined> {
  const archive = await readArchive(buffer)
  if (!archive) return undefined
  const has = (pattern: RegExp) => [...archive.keys()].every((name) => pattern.test(name))
  if (archive.get('mimetype') === 'application/vnd.oasis.opendocument.text')
    return has(parts.odt) && ![...archive.values()].some((text) => runnableText.test(text))
      ? 'odt'
      : undefined
  const types = archive.get(contentTypesName)
  if (types === undefined || !archive.has('word/document.xml') || runnableType.test(types)) return undefined
  return has(parts.docx) && !loadsFromOutside(archive) ? 'docx' : undefined
}

/** By name, the parts of a document: the text of those that are read, the others empty. */
type Archive = Map<string, string>

/**
 * Unpacks an archive and keeps only what is read, as Latin-1 and without NUL, so that ASCII is found in UTF-8 and UTF-16. Returns
 * undefined when it is damaged or encrypted, has too many files or two of one name, or unpacks to more than it declares or may:
 * what counts is what comes out, not what its directory says.
 */
async function readArchive(bytes: Buffer): Promise<Archive | undefined> {
  const files: Archive = new Map()
  let left = maxUnpackedBytes
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
        if (left < 0 || (isRead.test(name) && size > maxTextBytes)) return undefined
        if (isRead.test(name)) chunks.push(chunk)
      }
      files.set(name, Buffer.concat(chunks).toString('latin1').replaceAll('\0', ''))
    }
    return files
  } catch {
    return undefined
  }
}

/** Whether a document loads something when it is opened, such as a template. Links that a reader presses are allowed. */
function loadsFromOutside(archive: Archive): boolean {
  const relations = [...archive].flatMap(([name, text]) => (name.endsWith('.rels') ? [text] : []))
  if (relations.some((text) => text.includes('&#'))) return true
  const external = relations.flatMap(
    (text) => text.match(/<[^<>]*\bTargetMode\s*=\s*["']\s*External[^<>]*>/gi) ?? [],
  )
  return external.some((relation) => !/\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation))
}

/** Whether a PDF names something active, in plain, escaped (ISO 32000-1, 7.3.5) or in a compressed stream of objects. */
function hasActiveName(buffer: Buffer): boolean {
  let [left, streams] = [maxObjectBytes, 0]
  const names = (text: string) =>
    activeName.test(
      text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    )
  if (names(buffer.toString('latin1'))) return true
  for (let at = buffer.indexOf('/ObjStm'); at >= 0; at = buffer.indexOf('/ObjStm', at + 1)) {
    const stream = buffer.indexOf('stream', at)
    // More than any text of 5 MB has.
    if ((streams += 1) > 1000) return true
    if (stream < 0) return false
    const begin = stream + (buffer[stream + 6] === 0x0d ? 8 : 7)
    try {
      const objects = inflateSync(buffer.subarray(begin), { maxOutputLength: left })
      left -= objects.length
      if (names(objects.toString('latin1'))) return true
    } catch {
      // Compressed otherwise, or too large.
      return true
    }
  }
  return false
}

/** The type of a picture whose header names a size that fits into memory when it is unpacked. */
function pictureKind(buffer: Buffer): FileKind | undefined {
  try {
    const { type = '', width, height } = imageSize(buffer)
    const pixels = width * height
    return pixels > 0 && pixels <= maxPixels ? pictures[type] : undefined
  } catch {
    return undefined
  }
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
