/** How often and how long to wait for the cookie (docs/contracts/form-widgets.md#hubspot-cookie). */
const maxAttempts = 10
const intervalMs = 250

/** Hidden fields that tell the marketing service the page and the visitor. */
export function hubspotFields(): Record<string, string | undefined> {
  return {
    hubspot_page_name: document.title,
    hubspot_page_url: window.location.href,
    hubspot_utk: hubspotCookie(),
  }
}

/** Waits for the marketing service's cookie, at most 10 times 250 ms. Resolves with or without it. */
export async function waitForHubspotCookie(): Promise<void> {
  for (let at = 0; at < maxAttempts && hubspotCookie() === undefined; at++) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}

function hubspotCookie(): string | undefined {
  return /(?:^|; )hubspotutk=([^;]+)/.exec(document.cookie)?.[1]
}
