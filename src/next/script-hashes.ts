import { createHash } from 'node:crypto'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Data such as JSON-LD is not run, so the policy does not apply to it. */
const runnable = /\btype\s*=\s*["']?(?:text\/javascript|application\/javascript|module)\b/i

/** Policy sources (`'sha256-…'`) of the inline scripts that a browser would run in an HTML document, without duplicates. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(scriptElement)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (/\btype\s*=/i.test(attributes) && !runnable.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...sources]
}
