/** The parts of a prerendered document that the build moves or removes, as Next writes them. */

const asyncScript = /<script src="([^"]+)"(?= [^>]*\basync="")[^>]*><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const webAppManifest = /<link rel="manifest"[^>]*>/g
const payloadScript =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*?)\)<\/script>/gs

/** Addresses of the scripts that a document loads while it is parsed, each once, in their order. */
export function asyncScripts(html: string): string[] {
  return [...new Set([...html.matchAll(asyncScript)].map(([, address = '']) => address))]
}

/**
 * A document without its async scripts and their preloads, `loader` in their place. The link to the web app manifest
 * goes too: React adds it again.
 */
export function replaceAsyncScripts(html: string, loader: string): string {
  const position = html.search(asyncScript)
  const clean = (part: string) =>
    part.replace(asyncScript, '').replace(scriptPreload, '').replace(webAppManifest, '')
  return clean(html.slice(0, position)) + loader + clean(html.slice(position))
}

/** A document without the payload in its inline scripts. */
export function removePayload(html: string): string {
  return html.replace(payloadScript, '')
}

/** The payload in a document's inline scripts, or undefined when a part of it is something other than text. */
export function inlinePayload(html: string): string | undefined {
  const parts = [...html.matchAll(payloadScript)].map(
    ([, part = '']) => JSON.parse(part) as [kind: number, text?: string],
  )
  // 0 starts the list, 1 is text; others are binary data or form state.
  if (parts.some(([kind]) => kind > 1)) return undefined
  return parts.map(([, text = '']) => text).join('')
}
