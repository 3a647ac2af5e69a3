import type { Services } from '@/config/services'
import { pageEvent } from '@/analytics/page-views'

/** Storage key of the number that connects page views; it is there only while consent is. */
export const productAnalyticsKey = 'product-analytics-id'

let listening: AbortController | undefined
let last: string | undefined

/**
 * Sends a `$pageview` to PostHog for the page that is shown and for each one after it, while `allowed`. An own client:
 * the vendor's library weighs several times this site's whole budget, and page views are all that is specified.
 */
export function followPosthog(posthog: NonNullable<Services['posthog']>, allowed: boolean): void {
  if (!allowed) {
    listening?.abort()
    listening = undefined
    return
  }
  if (listening) return
  listening = new AbortController()
  window.addEventListener(pageEvent, () => capture(posthog), { signal: listening.signal })
  capture(posthog)
}

function capture({ key, host }: NonNullable<Services['posthog']>): void {
  const { href, host: own, pathname } = window.location
  // Consent that is given, withdrawn and given again on one page does not make it two views.
  if (last === pathname) return
  last = pathname
  const body = {
    api_key: key,
    event: '$pageview',
    distinct_id: distinctId(),
    properties: {
      $current_url: href,
      $host: own,
      $pathname: pathname,
      $referrer: document.referrer || '$direct',
      $screen_width: window.screen.width,
      $viewport_width: window.innerWidth,
      $title: document.title,
    },
    timestamp: new Date().toISOString(),
  }
  fetch(`${host}/i/v0/e/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // A blocked or failed count is no matter of the visitor.
  }).catch(() => {})
}

let memory: string | undefined

function distinctId(): string {
  try {
    const id = localStorage.getItem(productAnalyticsKey) ?? memory ?? crypto.randomUUID()
    localStorage.setItem(productAnalyticsKey, id)
    return id
  } catch {
    return (memory ??= crypto.randomUUID())
  }
}
