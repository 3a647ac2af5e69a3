import type { Services } from '@/config/services'
import { pageEvent } from '@/analytics/page-views'
import { randomId } from '@/lib/random-id'

/** Storage key of the ID that links page views. Stored only while consent is given. */
export const productAnalyticsKey = 'product-analytics-id'

let controller: AbortController | undefined
let lastPath: string | undefined

/**
 * Sends a `$pageview` to PostHog for the current and every later page while `allowed`. Our own client sends only page
 * views, because PostHog's library exceeds this site's whole script budget several times.
 */
export function updatePosthog(posthog: NonNullable<Services['posthog']>, allowed: boolean): void {
  if (!allowed) {
    controller?.abort()
    controller = undefined
    return
  }
  if (controller) return
  controller = new AbortController()
  window.addEventListener(pageEvent, () => capture(posthog), { signal: controller.signal })
  capture(posthog)
}

function capture({ key, host }: NonNullable<Services['posthog']>): void {
  const { href, host: own, pathname } = window.location
  // Toggling consent on one page must not count it twice.
  if (lastPath === pathname) return
  lastPath = pathname
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
    // Ignore blocked or failed requests, which do not concern the visitor.
  }).catch(() => {})
}

let idInMemory: string | undefined

function distinctId(): string {
  try {
    const id = localStorage.getItem(productAnalyticsKey) ?? idInMemory ?? randomId()
    localStorage.setItem(productAnalyticsKey, id)
    return id
  } catch {
    return (idInMemory ??= randomId())
  }
}
