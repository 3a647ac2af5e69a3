import { generateRssFeed } from 'feedsmith'
import { addBrowserView, stylesheets } from './browser-view'
import { feedRelations, type FeedItem, type FeedOptions } from './channel'

/** Writes a feed as RSS 2.0. Authors are `dc:creator`, because RSS requires an email address in `author`. */
export function rss(feed: FeedOptions): string {
  const { title, link, description, language, copyright, ttl, image, updated, items } = feed
  const xml = generateRssFeed(
    {
      title,
      link,
      description,
      language,
      copyright,
      ttl,
      lastBuildDate: updated,
      image: { url: image, title, link },
      atom: { links: feedRelations(feed, 'rss') },
      items: items.map(toItem),
    },
    { stylesheets },
  )
  return addBrowserView(xml, feed)
}

function toItem(item: FeedItem) {
  // RSS allows one.
  const file = item.enclosure ?? item.audio ?? item.video
  return {
    title: item.title,
    link: item.link,
    description: item.description,
    guid: { value: item.id, isPermaLink: item.id === item.link },
    pubDate: item.published,
    authors: item.author.filter(({ email }) => email).slice(0, 1),
    categories: item.category.map(({ name, scheme }) => ({ name, domain: scheme })),
    enclosures: file && [file],
    content: { encoded: item.content },
    atom: { updated: item.date },
    dc: { creators: item.author.map(({ name }) => name) },
  }
}
