/** Returns a function that shows an error or a status above the button. An empty text hides it. */
export function createNotice(host: HTMLElement) {
  const line = host.querySelector<HTMLElement>('.form-notice')
  return function show(text: string, role: 'alert' | 'status' = 'alert'): void {
    if (!line) return
    line.setAttribute('role', role)
    line.hidden = text === ''
    line.textContent = text
  }
}
