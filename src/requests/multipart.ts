/** The largest form of the site has a few dozen parts. */
const maxParts = 200
/** Bytes of a part's headers, which contain the name of the field and of the file. */
const maxPartHeaderBytes = 2 * 1024

export function isMultipart(type: string): boolean {
  return /^\s*multipart\/form-data\s*(?:;|$)/i.test(type)
}

/**
 * Returns the content type with which to parse a body that was sent as `type`; undefined when the body is damaged or has
 * more parts, or longer part headers, than our forms send. The raw bytes are checked before parsing, because a parser spends
 * time on every part and blocks all other requests. The type is rebuilt, because the parser might read a repeated
 * parameter differently than this check does.
 */
export function parsableType(type: string, bytes: Uint8Array): string | undefined {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isMultipart(type)) {
    return positionsOf(body, '&', maxParts) ? 'application/x-www-form-urlencoded' : undefined
  }
  const [, boundary] = /;\s*boundary="?([\w'-]{1,70})"?\s*(?:;|$)/i.exec(type) ?? []
  if (boundary === undefined) return undefined
  // One more position than parts: the body ends with a boundary, too.
  const positions = positionsOf(body, `--${boundary}`, maxParts + 2)
  const parts = positions?.map((at) =>
    body.subarray(at + boundary.length + 2).subarray(0, maxPartHeaderBytes),
  )
  const isSound = parts?.every((head) => head.includes('\r\n\r\n') || head.indexOf('--') === 0)
  return isSound ? `multipart/form-data; boundary=${boundary}` : undefined
}

/** Every position of `mark`; undefined when there are `limit` or more. */
function positionsOf(body: Buffer, mark: string, limit: number): number[] | undefined {
  const positions: number[] = []
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    positions.push(at)
    if (positions.length === limit) return undefined
  }
  return positions
}
