import type { AddressOptions, WidgetKind } from './options'

const webAddress = /^https?:\/\//

/**
 * Returns the address of a form: {host}/to/{id}, or {host}/c/{id} in chat mode. An id that is a full http or https
 * address is returned as given. The host is an origin, a domain, or a path on the page's own site
 * (docs/contracts/form-widgets.md#form-address).
 */
export function formAddress(formId: string, { host, chat }: { host: string; chat?: boolean }): string {
  if (webAddress.test(formId)) return formId
  const base = webAddress.test(host) || host.startsWith('/') ? host : `https://${host}`
  return `${base.replace(/\/+$/, '')}/${chat ? 'c' : 'to'}/${formId}`
}

const kindNames: Record<WidgetKind, string> = {
  inline: 'embed-widget',
  popup: 'popup-blank',
  slider: 'popup-drawer',
  popover: 'popup-popover',
  'side-tab': 'popup-side-panel',
}

type AddressRequest = {
  kind: WidgetKind
  formId: string
  /** Random digits that every message of this frame contains. */
  embedId: string
  options: AddressOptions
  /** An inline form that fills the screen of a phone once started. */
  fillsScreen?: boolean
}

/** The address of a form's frame: options as query, hidden fields as hash (docs/contracts/form-widgets.md#frame-parameters). */
export function frameAddress({ kind, formId, embedId, options, fillsScreen }: AddressRequest): URL {
  const address = new URL(formAddress(formId, options), window.location.href)
  const flag = (on: unknown) => (on ? 'true' : undefined)
  const query: Record<string, string | undefined> = {
    'typeform-embed-id': embedId,
    'typeform-embed': kindNames[kind],
    'typeform-source': window.location.hostname.replace(/^www\./, ''),
    'typeform-medium': 'embed-sdk',
    'typeform-medium-version': 'next',
    'embed-hide-footer': flag(options.hideFooter),
    'embed-hide-headers': flag(options.hideHeaders),
    'embed-opacity': options.opacity?.toString(),
    'disable-tracking': flag(options.disableTracking || options.enableSandbox),
    'enable-sandbox': flag(options.enableSandbox),
    'share-ga-instance': flag(options.shareGaInstance),
    'force-touch': flag(fillsScreen),
    'add-placeholder-ws': flag(fillsScreen),
    'typeform-embed-auto-resize': flag(options.autoResize && !fillsScreen),
    'typeform-embed-no-heading': flag(document.querySelector('h1')),
    ...options.tracking,
  }
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  // What tells the marketing service the page and the visitor.
  const hubspot = options.hubspot && {
    hubspot_page_name: document.title,
    hubspot_page_url: window.location.href,
    hubspot_utk: hubspotCookie(),
  }
  const hidden = Object.entries({ ...options.hidden, ...hubspot })
  address.hash = new URLSearchParams(
    hidden.filter((field): field is [string, string] => !!field[1]),
  ).toString()
  return address
}

/** How often and how long to wait for the cookie (docs/contracts/form-widgets.md#hubspot-cookie). */
const maxAttempts = 10
const intervalMs = 250

/** Waits for the marketing service's cookie, at most 10 times 250 ms. Resolves with or without it. */
export async function waitForHubspotCookie(): Promise<void> {
  for (let at = 0; at < maxAttempts && hubspotCookie() === undefined; at++) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}

function hubspotCookie(): string | undefined {
  return /(?:^|; )hubspotutk=([^;]+)/.exec(document.cookie)?.[1]
}
