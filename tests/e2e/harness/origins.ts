import { freePort } from '@/lib/testing/site-server'

// Each worker loads this module again and must get the same port.
process.env.E2E_PORT ??= String(await freePort())
export const port = process.env.E2E_PORT

/**
 * Where the journeys run: plain HTTP at an IP address, as on a first visit before there is a domain. Browsers then leave out
 * functions that localhost has, such as the clipboard. 0.0.0.0 reaches this machine alone, and browsers do not count it as
 * localhost; Windows cannot connect to it.
 */
export const origin = `http://${process.platform === 'win32' ? '127.0.0.1' : '0.0.0.0'}:${port}`

/** The same site where the browser has those functions. */
export const secureOrigin = `http://127.0.0.1:${port}`
