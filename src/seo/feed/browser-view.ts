import { escapeHtml } from '@/lib/escape-html'
import type { FeedOptions } from './channel'

/** CSS styles a feed that is opened in a browser, because browsers are removing XSLT. */
export const stylesheets = [{ type: 'text/css', href: '/feed.css' }]

const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"'
// oxlint-disable-next-line no-control-regex -- exactly the characters that XML 1.0 forbids
const forbiddenCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const cdataOrEnd = /\s*(?<cdata><!\[CDATA\[[\s\S]*?\]\]>)\s*|(?=<\/(?:item|entry)>)/g

/**
 * Finishes a feed that feedsmith wrote, with what it cannot write (docs/decisions/feeds.md): a note that explains the
 * feed, a link in each item, both in the XHTML namespace that feed readers ignore, and no characters that XML forbids.
 */
export function addBrowserView(xml: string, { title, link, feedLinks, items }: FeedOptions): string {
  const addresses = Object.values(feedLinks).map((address) => `<code>${escapeHtml(address)}</code>`)
  const note = `<aside ${xhtml} class="notes"><h1>${escapeHtml(title)}</h1><p>This is a feed. Paste its address into a feed reader to get new entries. Or read on <a href="${escapeHtml(link)}">the website</a>.</p><p>${addresses.join(' ')}</p></aside>`
  let next = 0
  return xml
    .replace(/<channel>|<feed [^>]*>/, (start) => start + note)
    .replaceAll(cdataOrEnd, (_, cdata?: string) => {
      // feedsmith indents CDATA, which would become part of the text.
      if (cdata) return cdata
      const href = escapeHtml(items[next++]?.link ?? '')
      return `<a ${xhtml} href="${href}">Open the page</a>`
    })
    .replaceAll(forbiddenCharacters, '')
}
