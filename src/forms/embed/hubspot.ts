/** How often and how long to wait for the cookie (docs/contracts/form-widgets.md#hubspot-cookie). */
const tries = 10
const pauseMs = 250

/** Hidden fields that let the marketing service know page and visitor. */
export function hubspotFields(): Record<string, string | undefined> {
  return {
    hubspot_page_name: document.title,
    hubspot_page_url: window.location.href,
    hubspot_utk: hubspotCookie(),
  }
}

/** Waits for the cookie of the marketing service, 10 times 250 ms at most; goes on without it after that. */
export async function hubspotCookieWait(): Promise<void> {
  for (let at = 0; at < tries && hubspotCookie() === undefined; at++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function hubspotCookie(): string | undefined {
  return /(?:^|; )hubspotutk=([^;]+)/.exec(document.cookie)?.[1]
}
