/** Loads a third-party script. The site works without it, so a blocked script is ignored. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
