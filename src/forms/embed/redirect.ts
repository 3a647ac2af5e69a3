/** Follows the redirect of a form after its last screen, to http and https addresses only. */
export function followRedirect(iframe: HTMLIFrameElement, address: string, target: string): void {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    console.error(`A form redirected to ${JSON.stringify(address)}, which is not a web address.`)
    return
  }
  if (target === '_self') iframe.src = address
  else if (target === '_blank') window.open(address, '_blank', 'noopener')
  else window.location.assign(address)
}
