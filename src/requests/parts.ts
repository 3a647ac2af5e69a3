/** Parts of a form; the largest form of the site has a few dozen. */
const mostParts = 200
/** Bytes between the beginning of a part and its content: the name of the field, and that of a file. */
const longestHead = 2 * 1024

export function isMultipart(type: string): boolean {
  return /^\s*multipart\/form-data\s*(?:;|$)/i.test(type)
}

/**
 * The content type under which a body that came under `type` may be parsed; undefined when it is damaged or has more
 * parts, or longer heads, than any form of ours. Counted in the raw bytes, because a parser takes its time over each part
 * and holds up everybody else meanwhile. Written anew, because it might read a doubled header otherwise than this does.
 */
export function parsableType(type: string, bytes: Uint8Array): string | undefined {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isMultipart(type)) {
    return placesOf(body, '&', mostParts) ? 'application/x-www-form-urlencoded' : undefined
  }
  const [, boundary] = /;\s*boundary="?([\w'-]{1,70})"?\s*(?:;|$)/i.exec(type) ?? []
  if (boundary === undefined) return undefined
  // One more place than parts: the end of the body looks like the beginning of a part.
  const places = placesOf(body, `--${boundary}`, mostParts + 2)
  const parts = places?.map((at) => body.subarray(at + boundary.length + 2).subarray(0, longestHead))
  const isSound = parts?.every((head) => head.includes('\r\n\r\n') || head.indexOf('--') === 0)
  return isSound ? `multipart/form-data; boundary=${boundary}` : undefined
}

/** Where a mark stands; undefined when it is there `many` times or more. */
function placesOf(body: Buffer, mark: string, many: number): number[] | undefined {
  const places: number[] = []
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    places.push(at)
    if (places.length === many) return undefined
  }
  return places
}
