import type { Keep } from './manifest'

/** Two years, as the preload lists ask. */
const strictTransport = 'max-age=63072000; includeSubDomains'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  // Share windows are opened from pages, so the opener may keep its popups.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Headers of every answer; `secure` says that the visitor came by https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return secure ? { ...always, 'strict-transport-security': strictTransport } : always
}

const keepHeaders: Record<Keep, string> = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  confirm: 'public, max-age=0, must-revalidate',
}

/** Cache-Control of an asset. */
export function cacheControl(keep: Keep): string {
  return keepHeaders[keep]
}
