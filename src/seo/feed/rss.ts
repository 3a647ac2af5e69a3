import { readerLink, readerNotes, stylesheet } from './reader-view'
import { mainFile, type FeedItem, type FeedOptions } from './types'
import { cdata, element, textElement } from './xml'

/** A feed as RSS 2.0. Authors are `dc:creator`: RSS's own `author` asks for an e-mail address. */
export function rss(feed: FeedOptions): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  const channel = [
    textElement('title', feed.title),
    textElement('link', feed.link),
    textElement('description', feed.description),
    textElement('language', feed.language),
    textElement('copyright', feed.copyright),
    textElement('lastBuildDate', new Date(feed.updated).toUTCString()),
    textElement('ttl', String(feed.ttl)),
    element('image', {}, [
      textElement('url', feed.image),
      textElement('title', feed.title),
      textElement('link', feed.link),
    ]),
    atomLink('self', feed.feedLinks.rss, 'application/rss+xml'),
    atomLink('hub', feed.hub),
    readerNotes(feed),
    ...feed.items.map(itemElement),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>\n${stylesheet}\n${element(
    'rss',
    { version: '2.0', ...namespaces },
    [element('channel', {}, channel)],
  )}\n`
}

function itemElement(item: FeedItem): string {
  const file = mainFile(item)
  const email = item.author.find((author) => author.email)
  return element('item', {}, [
    textElement('title', item.title),
    textElement('link', item.link),
    textElement('guid', item.id, { isPermaLink: String(item.id === item.link) }),
    textElement('pubDate', new Date(item.published).toUTCString()),
    textElement('atom:updated', new Date(item.date).toISOString()),
    email && textElement('author', `${email.email} (${email.name})`),
    ...item.author.map(({ name }) => textElement('dc:creator', name)),
    ...item.category.map(({ name, scheme }) => textElement('category', name, { domain: scheme })),
    textElement('description', item.description),
    file && element('enclosure', { url: file.url, type: file.type, length: file.length }),
    element('content:encoded', {}, [cdata(item.content)]),
    readerLink(item.link),
  ])
}

function atomLink(rel: string, href: string | undefined, type?: string): string | undefined {
  return href === undefined ? undefined : element('atom:link', { rel, href, type })
}
