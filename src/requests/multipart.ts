/** The largest form of the site has a few dozen parts. */
const maxParts = 200
/** Bytes of a part's headers, which contain the name of the field and of the file. */
const maxPartHeaderBytes = 2 * 1024

/** A field of a form. Its bytes are a view of the body, because a copy of each file would double what it takes. */
export type Part = { name: string; fileName?: string; bytes: Buffer }

export function isMultipart(type: string): boolean {
  return /^\s*multipart\/form-data\s*(?:;|$)/i.test(type)
}

/**
 * Reads the fields of a body that was sent as `type`, in the order sent. Returns undefined when it is damaged, not as
 * browsers write it (RFC 7578), or has more parts, or longer part headers, than our forms send.
 */
export function readParts(type: string, body: Buffer): Part[] | undefined {
  if (!isMultipart(type)) return readPairs(body)
  const [, boundary] = /;\s*boundary="?([\w'-]{1,70})"?\s*(?:;|$)/i.exec(type) ?? []
  const first = `--${boundary}`
  if (boundary === undefined || body.indexOf(first) !== 0) return undefined
  const parts: Part[] = []
  let begin = first.length
  while (body.indexOf('\r\n', begin) === begin) {
    const end = body.indexOf(`\r\n${first}`, begin)
    const part = end < 0 || parts.length === maxParts ? undefined : readPart(body.subarray(begin + 2, end))
    if (!part) return undefined
    parts.push(part)
    begin = end + first.length + 2
  }
  return body.indexOf('--', begin) === begin ? parts : undefined
}

function readPart(part: Buffer): Part | undefined {
  const end = part.subarray(0, maxPartHeaderBytes).indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [, parameters = ''] =
    /^content-disposition:[ \t]*form-data(;.*)$/im.exec(part.toString('utf8', 0, end)) ?? []
  const value = (name: string) =>
    new RegExp(`;[ \\t]*${name}="([^"]*)"`, 'i')
      .exec(parameters)?.[1]
      // What browsers escape (HTML, multipart form data).
      ?.replaceAll(/%(?:22|0d|0a)/gi, decodeURIComponent)
  const name = value('name')
  return name === undefined ? undefined : { name, fileName: value('filename'), bytes: part.subarray(end + 4) }
}

function readPairs(body: Buffer): Part[] | undefined {
  let count = 0
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1))
    if ((count += 1) >= maxParts) return undefined
  const pairs = [...new URLSearchParams(body.toString())]
  return pairs.map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
}
