import { externalFormHost } from '@/config/services'
import type { CacheClass } from './asset-manifest'

/** Two years, as the HSTS preload list recommends. */
const strictTransport = 'max-age=63072000; includeSubDomains'

/** Forms of another host may ask for spoken or filmed answers (docs/contracts/form-widgets.md#frame-parameters). */
const formHost = externalFormHost()
const recorder = formHost ? `"${formHost}"` : ''

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    `accelerometer=(), browsing-topics=(), camera=(${recorder}), display-capture=(), geolocation=(), ` +
    `gyroscope=(), hid=(), magnetometer=(), microphone=(${recorder}), midi=(), payment=(), serial=(), usb=()`,
}

/** What browsers heed over HTTPS only; over plain HTTP, they log that they ignore it. */
const overHttps = {
  'strict-transport-security': strictTransport,
  // Pages open share windows, so keep the reference to popups.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Headers of every response; `secure` when the client uses HTTPS. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return secure ? { ...always, ...overHttps } : always
}

/** Cache-Control of each cache class. */
export const cacheControl: Record<CacheClass, string> = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidate: 'public, max-age=0, must-revalidate',
}
