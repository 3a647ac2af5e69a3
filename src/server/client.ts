import type { IncomingMessage } from 'node:http'
import { env } from '@/config/env'
import { clientAddressHeader } from '@/lib/client-address'
import { log } from '@/lib/log'

// Read once: looking into the environment costs more than all the rest of a request's checks.
const proxiesInFront = trustedProxies(env('TRUST_PROXY'))
const siteUrl = env('SITE_URL')
let hasWarned = false

/**
 * How many proxies in front are trusted: 0 unless TRUST_PROXY says so. Only then do the X-Forwarded-* headers count;
 * otherwise anyone could write them.
 */
export function trustedProxies(setting: string | undefined): number {
  const count = Number(setting ?? 0)
  return Number.isInteger(count) && count > 0 ? count : 0
}

/** The visitor's address: the one that the outermost trusted proxy saw. */
export function clientAddress(req: IncomingMessage, proxies = proxiesInFront): string {
  const socketAddress = req.socket.remoteAddress ?? ''
  if (proxies === 0) {
    warnOfProxy(req)
    return socketAddress
  }
  const chain = [...list(req.headers['x-forwarded-for']), socketAddress]
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? socketAddress
}

/**
 * Whether the visitor came by https: a trusted proxy says so, or the request is for the host of the configured
 * https SITE_URL.
 */
export function isSecure(req: IncomingMessage, proxies = proxiesInFront, address = siteUrl): boolean {
  if (proxies > 0) {
    // Counted from the trusted end, as the addresses are; the visitor may have written what comes before.
    const protocols = list(req.headers['x-forwarded-proto'])
    return protocols[Math.max(0, protocols.length - proxies)] === 'https'
  }
  return address !== undefined && address.startsWith('https://') && req.headers.host === hostOf(address)
}

/** Leaves on a request for Next only what is known of the visitor: what anyone may have written is replaced or removed. */
export function tellVisitor(req: IncomingMessage, secure: boolean, proxies = proxiesInFront): void {
  req.headers[clientAddressHeader] = clientAddress(req, proxies)
  req.headers['x-forwarded-for'] = req.headers[clientAddressHeader]
  req.headers['x-forwarded-proto'] = secure ? 'https' : 'http'
  if (proxies > 0) return
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-port']) delete req.headers[name]
}

/** Says once that the site may stand behind a proxy it was not told of; anyone can write the header, so it may not. */
function warnOfProxy({ headers }: IncomingMessage): void {
  if (hasWarned || headers['x-forwarded-for'] === undefined) return
  hasWarned = true
  log('warn', 'X-Forwarded-For arrived while TRUST_PROXY is 0: behind a proxy all visitors share one limit')
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined
}

function list(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
