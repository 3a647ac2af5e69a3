import { generateJsonFeed } from 'feedsmith'
import type { FeedItem, FeedOptions } from './channel'

/** Writes a feed as JSON Feed 1.1. */
export function jsonFeed(feed: FeedOptions): string {
  const value = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.link,
    feed_url: feed.feedLinks.json,
    description: feed.description,
    language: feed.language,
    icon: feed.image,
    hubs: feed.hub ? [{ type: 'WebSub', url: feed.hub }] : undefined,
    items: feed.items.map(toItem),
  })
  return JSON.stringify(value)
}

function toItem(item: FeedItem) {
  const files = [item.enclosure, item.audio, item.video].filter((file) => file !== undefined)
  return {
    id: item.id,
    url: item.link,
    title: item.title,
    summary: item.description,
    content_html: item.content,
    image: item.image,
    date_published: item.published,
    date_modified: item.date,
    authors: item.author.map(({ name, link, avatar }) => ({ name, url: link, avatar })),
    tags: item.category.map(({ name }) => name),
    attachments: files.map(({ url, type, length, title, duration }) => ({
      url,
      mime_type: type,
      size_in_bytes: length,
      title,
      duration_in_seconds: duration,
    })),
  }
}
