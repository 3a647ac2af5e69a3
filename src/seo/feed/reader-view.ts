import type { FeedOptions } from './types'
import { element, escapeXml } from './xml'

/**
 * Browsers drop XSLT and warn about pages that use it, so a feed opened in a browser is dressed by a CSS style sheet.
 */
export const stylesheet = '<?xml-stylesheet type="text/css" href="/feed.css"?>'

const xhtml = 'http://www.w3.org/1999/xhtml'

/** A link that a browser can follow; feed readers skip what is in a foreign namespace. */
export function readerLink(href: string): string {
  return element('a', { xmlns: xhtml, href }, ['Open the page'])
}

/** Says to someone who opened a feed in a browser what it is, and leads back to the pages. */
export function readerNotes({ title, link, feedLinks }: FeedOptions): string {
  const own = Object.values(feedLinks).filter((address) => address !== undefined)
  const addresses = own.map((address) => `<code>${escapeXml(address)}</code>`).join(' ')
  return element('aside', { xmlns: xhtml, class: 'notes' }, [
    `<h1>${escapeXml(title)}</h1>`,
    '<p>This is a feed. Paste its address into a feed reader, and what is new comes to you. ',
    `Or read on <a href="${escapeXml(link)}">the website</a>.</p>`,
    `<p>${addresses}</p>`,
  ])
}
