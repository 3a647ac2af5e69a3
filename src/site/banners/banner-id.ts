type BannerName = 'global' | 'hub' | 'sign-up'

/** Name and hash of a banner's text, such as `hub:1x7k2f`, so that a dismissed banner shows again when its text changes. */
export function bannerId(name: BannerName, words: string): string {
  return `${name}:${fingerprint(words)}`
}

/** Storage key that remembers a dismissed banner. */
export function bannerKey(id: string): string {
  return `banner:${id}`
}

/* FNV-1a over UTF-16 units: short and stable. A collision would only keep one banner hidden. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
