/** Goes where a form sends its visitor after the last screen. Only http and https addresses are followed. */
export function followRedirect(iframe: HTMLIFrameElement, address: string, target: string): void {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    console.error(`A form asked to go to ${JSON.stringify(address)}, which is not a web address.`)
    return
  }
  if (target === '_self') iframe.src = address
  else if (target === '_blank') window.open(address, '_blank', 'noopener')
  else window.location.assign(address)
}
