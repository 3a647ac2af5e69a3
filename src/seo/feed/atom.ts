import { generateAtomFeed } from 'feedsmith'
import { addBrowserView, stylesheets } from './browser-view'
import { feedRelations, type FeedItem, type FeedOptions } from './channel'

/** Writes a feed as Atom 1.0. */
export function atom(feed: FeedOptions): string {
  const { id, title, link, description, language, copyright, image, updated, items } = feed
  const xml = generateAtomFeed(
    {
      id,
      title: { value: title },
      subtitle: { value: description },
      updated,
      links: [{ rel: 'alternate', href: link, type: 'text/html' }, ...feedRelations(feed, 'atom')],
      logo: image,
      rights: { value: copyright },
      xml: { lang: language },
      entries: items.map(toEntry),
    },
    { stylesheets },
  )
  return addBrowserView(xml, feed)
}

function toEntry(item: FeedItem) {
  const files = [item.enclosure, item.audio, item.video].filter((file) => file !== undefined)
  return {
    id: item.id,
    title: { value: item.title },
    links: [
      { rel: 'alternate', href: item.link, type: 'text/html' },
      ...files.map(({ url, type, length, title }) => ({ rel: 'enclosure', href: url, type, length, title })),
    ],
    published: item.published,
    updated: item.date,
    authors: item.author.map(({ name, email, link }) => ({ name, email, uri: link })),
    categories: item.category.map(({ name, term, scheme }) => ({ term, scheme, label: name })),
    summary: { value: item.description },
    content: { type: 'html', value: item.content },
  }
}
