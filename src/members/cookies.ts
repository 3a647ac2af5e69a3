/** The desk's cookies. Over TLS their names begin with `__Host-`, which browsers accept there only (RFC 6265bis, 4.1.3.2). */
type Cookie = 'desk' | 'desk-challenge'

function nameOf(headers: Headers, cookie: Cookie): string {
  return isSecure(headers) ? `__Host-${cookie}` : cookie
}

/** Whether the browser uses HTTPS, according to the front server. */
export function isSecure(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https'
}

/** The value that a request brought. */
export function readCookie(headers: Headers, cookie: Cookie): string | undefined {
  const start = `${nameOf(headers, cookie)}=`
  const pairs = headers.get('cookie')?.split(/; */) ?? []
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** A Set-Cookie header that lasts for `seconds`; 0 deletes the cookie. Takes the headers of the request. */
export function cookieHeader(headers: Headers, cookie: Cookie, value: string, seconds: number): string {
  const secure = isSecure(headers) ? '; Secure' : ''
  return `${nameOf(headers, cookie)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
