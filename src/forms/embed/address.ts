const webAddress = /^https?:\/\//

/**
 * Returns the address of a form: {host}/to/{id}, or {host}/c/{id} in chat mode. An id that is a full http or https
 * address is returned as given. The host is an origin, a domain, or a path on the page's own site
 * (docs/contracts/form-widgets.md#form-address).
 */
export function formAddress(formId: string, { host, chat }: { host: string; chat?: boolean }): string {
  if (isFullAddress(formId)) return formId
  const base = webAddress.test(host) || host.startsWith('/') ? host : `https://${host}`
  return `${base.replace(/\/+$/, '')}/${chat ? 'c' : 'to'}/${formId}`
}

/** Whether an id is a full address, whose host may not implement the form contract. */
export function isFullAddress(formId: string): boolean {
  return webAddress.test(formId)
}
