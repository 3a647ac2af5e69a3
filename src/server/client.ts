import type { IncomingMessage } from 'node:http'
import { env } from '@/config/env'
import { clientAddressHeader, parseAddress } from '@/lib/client-address'
import { log } from '@/lib/log'

// Settings are read once: access to the environment is slower than all other checks of a request together.
const trusted = Number(env('TRUST_PROXY'))
/** How many proxies to trust, 0 by default. Without a trusted proxy X-Forwarded-* is ignored: any client could set it. */
const proxiesInFront = Number.isInteger(trusted) && trusted > 0 ? trusted : 0
const siteUrl = env('SITE_URL')
let hasWarned = false

/** IP address of the client, as the outermost trusted proxy saw it. */
export function clientAddress(req: IncomingMessage, proxies = proxiesInFront): string {
  const socketAddress = req.socket.remoteAddress ?? ''
  if (proxies === 0) {
    warnAboutProxy(req)
    return socketAddress
  }
  const chain = [...list(req.headers['x-forwarded-for']), socketAddress]
  return parseAddress(chain[Math.max(0, chain.length - 1 - proxies)] ?? '') ?? socketAddress
}

/** Whether the client uses HTTPS: according to a trusted proxy, or because the host is that of an https SITE_URL. */
export function isSecure(req: IncomingMessage, proxies = proxiesInFront, address = siteUrl): boolean {
  if (proxies > 0) {
    // Count from the end, as for addresses: the client may have sent the values at the start.
    const protocols = list(req.headers['x-forwarded-proto'])
    return protocols[Math.max(0, protocols.length - proxies)] === 'https'
  }
  return address?.startsWith('https://') === true && req.headers.host === URL.parse(address)?.host
}

/** Whether a request comes from this machine to a site that has no public address. */
export function isLocal(req: IncomingMessage): boolean {
  const { remoteAddress = '' } = req.socket
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress)
  const isNamed = /^(?:localhost|127\.|\[::1\])/.test(req.headers.host ?? '')
  return isHere && isNamed && siteUrl === undefined && proxiesInFront === 0
}

/** Sets the client's address and protocol on a request for Next, and removes headers that a client may have forged. */
export function setClientHeaders(req: IncomingMessage, secure: boolean, proxies = proxiesInFront): void {
  req.headers[clientAddressHeader] = clientAddress(req, proxies)
  req.headers['x-forwarded-for'] = req.headers[clientAddressHeader]
  req.headers['x-forwarded-proto'] = secure ? 'https' : 'http'
  if (proxies > 0) return
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-port']) delete req.headers[name]
}

/** Logs once that there may be a proxy that TRUST_PROXY does not count. Any client can send the header, so only warn. */
function warnAboutProxy({ headers }: IncomingMessage): void {
  if (hasWarned || headers['x-forwarded-for'] === undefined) return
  hasWarned = true
  log(
    'warn',
    'X-Forwarded-For received while TRUST_PROXY is 0: behind a proxy, all visitors share one rate limit',
  )
}

function list(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .flatMap((part) => part.trim() || [])
}
