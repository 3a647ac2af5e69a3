import type { FeedAuthor, FeedFile, FeedItem, FeedOptions } from './types'

/** A feed as JSON Feed 1.1. */
export function jsonFeed(feed: FeedOptions): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.link,
    feed_url: feed.feedLinks.json,
    description: feed.description,
    language: feed.language,
    icon: feed.image,
    hubs: feed.hub ? [{ type: 'WebSub', url: feed.hub }] : undefined,
    items: feed.items.map(toItem),
  })
}

function toItem(item: FeedItem) {
  const files = [item.enclosure, item.audio, item.video].flatMap((file) => (file ? [attachment(file)] : []))
  return {
    id: item.id,
    url: item.link,
    title: item.title,
    summary: item.description,
    content_html: item.content,
    image: item.image,
    date_published: new Date(item.published).toISOString(),
    date_modified: new Date(item.date).toISOString(),
    authors: item.author.map(toAuthor),
    tags: item.category.map(({ name }) => name),
    attachments: files.length > 0 ? files : undefined,
  }
}

function toAuthor({ name, link, avatar }: FeedAuthor) {
  return { name, url: link, avatar }
}

function attachment({ url, type, length, title, duration }: FeedFile) {
  return { url, mime_type: type, size_in_bytes: length, title, duration_in_seconds: duration }
}
