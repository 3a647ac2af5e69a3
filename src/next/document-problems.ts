import type { HTMLElement } from 'node-html-parser'
import { deferredPayload, deferredScripts } from './deferred-loader'
import { policySource } from './script-hashes'

/** Each is a hash of 53 bytes in the header, which should stay below 4 kB. */
const maxStyles = 60

/** Documents without a payload to fetch, by path. Everything else applies to them too. */
const withoutPayload = [
  // Next writes no payload file for the global 404 page.
  /^\/_not-found$/,
  // Their one script replaces React, which alone needs the payload.
  /^\/forms\/(?:to|c)\//,
]

/**
 * How a built document differs from what the build makes of Next's output: scripts deferred until after the first paint,
 * payload fetched separately, every inline script and style allowed by the sources of its policy. A new version of Next that
 * writes its documents differently would still work, but slower or with blocked scripts, so it fails here. `hasFile` tells
 * whether the build serves an address.
 */
export function contractProblems(
  path: string,
  document: HTMLElement,
  { scripts: scriptSources, styles }: { scripts: readonly string[]; styles: readonly string[] },
  hasFile: (address: string) => boolean,
): string[] {
  const scripts = document.querySelectorAll('script').filter(isRun)
  const external = scripts.filter((script) => script.hasAttribute('src') && !script.hasAttribute('nomodule'))
  const inline = scripts.filter((script) => !script.hasAttribute('src'))
  const [loader, ...furtherLoaders] = inline.filter((script) => script.hasAttribute(deferredScripts))
  const payloadScripts = inline.filter((script) => script !== loader && script.rawText.includes('__next_f'))
  const blocked = inline.filter((script) => !scriptSources.includes(policySource(script.rawText)))
  const preloads = document.querySelectorAll('link[rel="modulepreload"], link[as="script"]')
  const payload = loader?.getAttribute(deferredPayload)
  const deferred = loader?.getAttribute(deferredScripts)?.split(' ') ?? []
  const addresses = [...deferred, ...(payload ? [payload] : [])]
  const needsPayload = !withoutPayload.some((pattern) => pattern.test(path))
  return [
    ...(loader && furtherLoaders.length === 0 ? [] : ['does not have one loader of deferred scripts']),
    ...external.map((script) => `loads ${script.getAttribute('src')} before the first paint`),
    ...preloads.map((link) => `preloads ${link.getAttribute('href')} before the first paint`),
    ...(needsPayload && payloadScripts.length > 0 ? ['contains its payload'] : []),
    ...(needsPayload && !payload ? ['does not fetch its payload'] : []),
    ...addresses
      .filter((address) => !hasFile(address))
      .map((address) => `loads ${address}, which is missing`),
    ...document.querySelectorAll('style').map(() => 'has a style element, which its policy blocks'),
    ...document
      .querySelectorAll('[style]')
      .map((element) => element.getAttribute('style') ?? '')
      .filter((style) => !styles.includes(policySource(style)))
      .map((style) => `its policy blocks the style "${style.slice(0, 40)}"`),
    ...(styles.length > maxStyles ? [`has ${styles.length} different styles, expected ${maxStyles}`] : []),
    ...blocked.map((script) => `its policy blocks the inline script "${script.rawText.slice(0, 40)}"`),
  ]
}

/** Whether a browser runs a script. Data blocks such as JSON-LD have another type. */
function isRun(script: HTMLElement): boolean {
  return /^(?:|module|text\/javascript|application\/javascript)$/.test(script.getAttribute('type') ?? '')
}
