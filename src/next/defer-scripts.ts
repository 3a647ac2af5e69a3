import { deferredLoader } from './deferred-loader'

/* The parts of a prerendered document that the build moves or removes, as Next writes them. */

const asyncScript = /<script src="([^"]+)"(?= [^>]*\basync="")[^>]*><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const webAppManifest = /<link rel="manifest"[^>]*>/g
const payloadScript =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*?)\)<\/script>/gs

/** A page's payload, and the address where it is served on its own. */
type Payload = { text: string; address: string }

/**
 * A prerendered document whose scripts load only after its first paint, so that text, font and first picture have the
 * network to themselves. Its payload, more than half of the document, is fetched with the scripts when it equals the one
 * given. `replacement` is the address of one script to load in place of all of them and of the payload. A document
 * without async scripts is returned unchanged.
 */
export function deferScripts(
  html: string,
  { payload, replacement }: { payload?: Payload; replacement?: string } = {},
): string {
  // More than half of the document, so everything after is searched in what is left.
  const lean = html.replace(payloadScript, '')
  const scripts = asyncScripts(lean)
  if (scripts.length === 0) return html
  if (replacement !== undefined) return replaceAsyncScripts(lean, deferredLoader([replacement]))
  if (!payload || inlinePayload(html) !== payload.text)
    return replaceAsyncScripts(html, deferredLoader(scripts))
  return replaceAsyncScripts(lean, deferredLoader(scripts, payload.address))
}

/** Addresses of the scripts that a document loads while it is parsed, each once, in their order. */
function asyncScripts(html: string): string[] {
  return [...new Set([...html.matchAll(asyncScript)].map(([, address = '']) => address))]
}

/** Puts `loader` in place of async scripts and preloads. Drops the link to the web manifest, which React adds again. */
function replaceAsyncScripts(html: string, loader: string): string {
  const position = html.search(asyncScript)
  const clean = (part: string) =>
    part.replace(asyncScript, '').replace(scriptPreload, '').replace(webAppManifest, '')
  return clean(html.slice(0, position)) + loader + clean(html.slice(position))
}

/** The payload in a document's inline scripts, or undefined when a part of it is something other than text. */
function inlinePayload(html: string): string | undefined {
  const parts = [...html.matchAll(payloadScript)].map(
    ([, part = '']) => JSON.parse(part) as [kind: number, text?: string],
  )
  // 0 starts the list, 1 is text; others are binary data or form state.
  if (parts.some(([kind]) => kind > 1)) return undefined
  return parts.map(([, text = '']) => text).join('')
}
