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
