import { crc32 } from 'node:zlib'

/** Signature and header of a PNG, which come before every other chunk (PNG, 5.2 and 5.6). */
const headBytes = 33

/** Puts a credential into a PNG, uncompressed, as Open Badges 3.0, 5.3.1 asks for. Takes and returns a whole file. */
export function bake(png: Buffer, credential: string): Buffer {
  // An iTXt chunk (PNG, 11.3.3.4): keyword, no compression, no language, no translated keyword, text.
  const data = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${credential}`)
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length - 4, 0)
  frame.writeUInt32BE(crc32(data), 4)
  return Buffer.concat([
    png.subarray(0, headBytes),
    frame.subarray(0, 4),
    data,
    frame.subarray(4),
    png.subarray(headBytes),
  ])
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47]
const keyword = 'openbadgecredential\0'

/** Finds the signed text in what somebody pasted: the text itself or the address of a certificate's page. */
export function readText(pasted: string): string {
  return /[?#&]c=([^&#\s]+)/.exec(pasted)?.[1] ?? pasted.trim().replaceAll(/\s|^"|"$/g, '')
}

/** Finds the signed text in a file: a credential, or a picture that has one in it (Open Badges 3.0, 5.3.1). */
export function readFile(bytes: Uint8Array): string {
  const isPng = pngSignature.every((byte, index) => bytes[index] === byte)
  return isPng ? credentialIn(bytes) : readText(new TextDecoder().decode(bytes))
}

/** The text of the first iTXt chunk with the keyword of credentials; empty when there is none. */
function credentialIn(png: Uint8Array): string {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const latin = new TextDecoder('latin1')
  // After the signature of 8 bytes: length, type, data, and checksum of each chunk.
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at)
    const data = png.subarray(at + 8, at + 8 + length)
    if (latin.decode(png.subarray(at + 4, at + 8)) === 'iTXt' && latin.decode(data).startsWith(keyword))
      // Two bytes of compression, and the ends of language and translated keyword.
      return latin.decode(data.subarray(keyword.length + 4)).trim()
    at += 12 + length
  }
  return ''
}
