import { deferredLoader } from './deferred-loader'
import { asyncScripts, inlinePayload, removePayload, replaceAsyncScripts } from './document'

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
  const lean = removePayload(html)
  const scripts = asyncScripts(lean)
  if (scripts.length === 0) return html
  if (replacement !== undefined) return replaceAsyncScripts(lean, deferredLoader([replacement]))
  if (!payload || inlinePayload(html) !== payload.text)
    return replaceAsyncScripts(html, deferredLoader(scripts))
  return replaceAsyncScripts(lean, deferredLoader(scripts, payload.address))
}
