import { paths } from '@/config/paths'
/** A signed text, and the origin of the link that it was in. */
export type Signed = { text: string; origin?: string }

/** The largest file that is read, in bytes: a picture has less than half a megabyte. */
export const maxFileBytes = 4 * 1024 * 1024

const pngSignature = [0x89, 0x50, 0x4e, 0x47]
const keyword = 'openbadgecredential\0'

/** Finds the signed text in what somebody pasted: the text itself or the address of a certificate's page. */
export function readText(pasted: string): Signed {
  const text = pasted.trim()
  if (!/^(?:https?:\/\/|\/)/i.test(text)) return { text: text.replaceAll(/\s|^"|"$/g, '') }
  const url = URL.parse(text, 'https://here.invalid')
  const signed = url?.searchParams.get('c') ?? new URLSearchParams(url?.hash.slice(1)).get('c') ?? ''
  if (!url || url.hostname === 'here.invalid' || !url.pathname.startsWith(paths.learn))
    return { text: signed }
  return { text: signed, origin: url.origin }
}

/** Finds the signed text in a file: a credential, or a picture that has one in it (Open Badges 3.0, 5.3.1). */
export function readFile(bytes: Uint8Array): Signed {
  const isPng = pngSignature.every((byte, index) => bytes[index] === byte)
  return isPng ? { text: credentialIn(bytes) } : readText(new TextDecoder().decode(bytes))
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
