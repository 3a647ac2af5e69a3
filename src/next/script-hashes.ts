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
    sources.add(policySource(code))
  }
  return [...sources]
}

const styleAttribute = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Policy sources (`'sha256-…'`) of the style attributes in an HTML document that React wrote, without duplicates. */
export function styleAttributeSources(html: string): string[] {
  const texts = [...html.matchAll(styleAttribute)].map(([, text = '']) =>
    text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  )
  return [...new Set(texts)].map(policySource)
}

/** The source that allows an inline script or style in a policy (Content Security Policy Level 3, 6.7.2.3). */
export function policySource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
