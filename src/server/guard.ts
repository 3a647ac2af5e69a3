/** A request address that may be looked up: decoded path, and the query with its `?` or an empty string. */
export type Address = { path: string; query: string }
export type Refusal = { status: 400 | 414; reason: string }

/** Longest request address answered, in characters. */
const longestUrl = 4096
const plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/
/** Control characters and the backslash, which some clients read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must be found
const forbidden = /[\u0000-\u001f\u007f\\]/

/** Reads the request's address, or says with which status to refuse it. Never throws. */
export function readAddress(url: string): Address | Refusal {
  if (url.length > longestUrl) return { status: 414, reason: 'The address is too long.' }
  const target = withoutOrigin(url)
  const mark = target.indexOf('?')
  const rawPath = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark)
  if (plainPath.test(rawPath)) return { path: rawPath, query }

  const path = decode(rawPath)
  if (path === undefined) return { status: 400, reason: 'The address is not encoded correctly.' }
  if (!path.startsWith('/') || forbidden.test(path) || hasTrickySegment(path)) {
    return { status: 400, reason: 'The address is malformed.' }
  }
  return { path, query }
}

/** A decoded path as it stands in an address: as `encodeURI`, and without the marks that would end it. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)
}

/** A host name or address with an optional port; an absent header is allowed, as HTTP/1.0 does. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host)
}

/** Proxies may send the absolute form (`GET http://host/path`). */
function withoutOrigin(url: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  if (!origin) return url
  const rest = url.slice(origin.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Empty, `.` and `..` segments, in the path or behind an encoded slash: they only appear in attempts to escape. */
function hasTrickySegment(path: string): boolean {
  const segments = path.slice(1).split('/')
  return segments.some((segment, at) =>
    segment === '' ? at < segments.length - 1 : segment === '.' || segment === '..',
  )
}
