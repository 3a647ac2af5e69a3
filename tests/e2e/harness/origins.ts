import { networkInterfaces } from 'node:os'
import { freePort } from '@/lib/testing/site-server'

// Each worker loads this module again and must get the same port.
process.env.E2E_PORT ??= String(await freePort())
export const port = process.env.E2E_PORT

/**
 * Where the journeys run: plain HTTP at an IP address, as on a first visit before there is a domain. Browsers then leave out
 * functions that localhost has, such as the clipboard. A machine without a network has 127.0.0.1 alone.
 */
export const origin = `http://${networkAddress() ?? '127.0.0.1'}:${port}`

/** The same site where the browser has those functions. */
export const secureOrigin = `http://127.0.0.1:${port}`

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((found) => found?.family === 'IPv4' && !found.internal)?.address
}
