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
