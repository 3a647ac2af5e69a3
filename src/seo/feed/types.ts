/** Fields of a feed (docs/contracts/feeds.md#fields). Addresses are absolute, dates ISO. */
export type FeedAuthor = { name: string; email?: string; link?: string; avatar?: string }

export type FeedFile = {
  url: string
  /** Media type. */
  type: string
  /** Size in bytes. */
  length: number
  title?: string
  /** Playing time in seconds. */
  duration?: number
}

export type FeedItem = {
  title: string
  /** Permanent and unique; the address of the page. */
  id: string
  link: string
  /** Last change. */
  date: string
  published: string
  description: string
  /** Whole article as HTML with absolute addresses. */
  content: string
  author: FeedAuthor[]
  category: { name: string; term: string; scheme?: string }[]
  /** The file that belongs to the item; RSS has room for one: enclosure, else audio, else video. */
  enclosure?: FeedFile
  image?: string
  audio?: FeedFile
  video?: FeedFile
}

export type FeedOptions = {
  id: string
  title: string
  /** Page that the feed belongs to. */
  link: string
  description: string
  language: string
  /** Minutes a reader may keep the feed before it asks again. */
  ttl: number
  image: string
  copyright: string
  updated: string
  /** WebSub hub that tells subscribers about changes. */
  hub?: string
  /** Addresses of the same feed by format. */
  feedLinks: { rss?: string; atom?: string; json?: string }
  items: FeedItem[]
}

/** The one file of an item where a format has room for a single one. */
export function mainFile({ enclosure, audio, video }: FeedItem): FeedFile | undefined {
  return enclosure ?? audio ?? video
}
