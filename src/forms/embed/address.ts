const webAddress = /^https?:\/\//

/**
 * Address of a form (docs/contracts/form-widgets.md#form-address): {host}/to/{id}, or {host}/c/{id} in chat mode; an
 * id that is a full http or https address is used as given. The host is an origin, a domain, or a path of the page's
 * own site.
 */
export function formAddress(formId: string, { host, chat }: { host: string; chat?: boolean }): string {
  if (isFullAddress(formId)) return formId
  const base = webAddress.test(host) || host.startsWith('/') ? host : `https://${host}`
  return `${base.replace(/\/+$/, '')}/${chat ? 'c' : 'to'}/${formId}`
}

/** Whether an id is a whole address, whose host may know nothing of the form contract. */
export function isFullAddress(formId: string): boolean {
  return webAddress.test(formId)
}
