/** A valid request address: the decoded path, and the query with its `?` or an empty string. */
export type Address = { path: string; query: string }
export type Refusal = { status: 400 | 414; reason: string }

/** Maximum length of a request address, in characters. */
const maxUrlLength = 4096
const plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/
/** Control characters, and the backslash, which some clients treat as a slash. */
// oxlint-disable-next-line no-control-regex -- matching control characters is the purpose
const forbidden = /[\u0000-\u001f\u007f\\]/

/** Parses and validates a request address. Returns the status and reason of the refusal if it is invalid; never throws. */
export function readAddress(url: string): Address | Refusal {
  if (url.length > maxUrlLength) return { status: 414, reason: 'The address is too long.' }
  const target = withoutOrigin(url)
  const mark = target.indexOf('?')
  const rawPath = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark)
  if (plainPath.test(rawPath)) return { path: rawPath, query }

  const path = decode(rawPath)
  if (path === undefined) return { status: 400, reason: 'The address is not encoded correctly.' }
  if (!path.startsWith('/') || forbidden.test(path) || hasUnsafeSegment(path)) {
    return { status: 400, reason: 'The address is malformed.' }
  }
  return { path, query }
}

/** Encodes a decoded path for use in an address: like `encodeURI`, but `?` and `#` as well. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)
}

/** Whether a Host header is well-formed: a name or IP address with an optional port. HTTP/1.0 allows none. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host)
}

/** Removes the origin of the absolute form (`GET http://host/path`), which clients of proxies send. */
function withoutOrigin(url: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (!origin) return url
  const rest = url.slice(origin.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns undefined for a malformed encoding. */
export function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Whether a segment is empty, `.` or `..`, also after an encoded slash: only path traversal attempts have those. */
function hasUnsafeSegment(path: string): boolean {
  const segments = path.slice(1).split('/')
  return segments.some((segment, at) =>
    segment === '' ? at < segments.length - 1 : segment === '.' || segment === '..',
  )
}
