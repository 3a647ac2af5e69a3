import { readerLink, readerNotes, stylesheet } from './reader-view'
import type { FeedAuthor, FeedFile, FeedItem, FeedOptions } from './types'
import { cdata, element, textElement } from './xml'

/** A feed as Atom 1.0. */
export function atom(feed: FeedOptions): string {
  const children = [
    textElement('id', feed.id),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', new Date(feed.updated).toISOString()),
    link('alternate', feed.link, { type: 'text/html' }),
    link('self', feed.feedLinks.atom, { type: 'application/atom+xml' }),
    link('hub', feed.hub),
    textElement('logo', feed.image),
    textElement('rights', feed.copyright),
    readerNotes(feed),
    ...feed.items.map(entryElement),
  ]
  const root = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, children)
  return `<?xml version="1.0" encoding="utf-8"?>\n${stylesheet}\n${root}\n`
}

function entryElement(item: FeedItem): string {
  return element('entry', {}, [
    textElement('id', item.id),
    textElement('title', item.title),
    link('alternate', item.link, { type: 'text/html' }),
    textElement('published', new Date(item.published).toISOString()),
    textElement('updated', new Date(item.date).toISOString()),
    ...item.author.map(personElement),
    ...item.category.map(({ name, term, scheme }) => element('category', { term, scheme, label: name })),
    textElement('summary', item.description),
    ...[item.enclosure, item.audio, item.video].map((file) => file && enclosureLink(file)),
    element('content', { type: 'html' }, [cdata(item.content)]),
    readerLink(item.link),
  ])
}

function personElement({ name, email, link: uri }: FeedAuthor): string {
  return element('author', {}, [
    textElement('name', name),
    textElement('uri', uri),
    textElement('email', email),
  ])
}

function enclosureLink({ url, type, length, title }: FeedFile): string | undefined {
  return link('enclosure', url, { type, length, title })
}

function link(
  rel: string,
  href: string | undefined,
  attributes: Record<string, string | number | undefined> = {},
): string | undefined {
  return href === undefined ? undefined : element('link', { rel, href, ...attributes })
}
