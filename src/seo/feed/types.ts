/** Fields of a feed (docs/contracts/feeds.md#fields). Addresses are absolute, dates ISO. */
type FeedAuthor = { name: string; email?: string; link?: string; avatar?: string }

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
  /** Permanent and unique; usually the page's URL. */
  id: string
  link: string
  /** Last change. */
  date: string
  published: string
  description: string
  /** The full text as HTML with absolute URLs. */
  content: string
  author: FeedAuthor[]
  category: { name: string; term: string; scheme?: string }[]
  /** RSS allows one file per item: the enclosure, else audio, else video. */
  enclosure?: FeedFile
  image?: string
  audio?: FeedFile
  video?: FeedFile
}

export type FeedOptions = {
  id: string
  title: string
  /** URL of the page whose entries the feed lists. */
  link: string
  description: string
  language: string
  /** Minutes a feed reader may cache the feed. */
  ttl: number
  image: string
  copyright: string
  updated: string
  /** WebSub hub that notifies subscribers of changes. */
  hub?: string
  /** URLs of the same feed by format. */
  feedLinks: { rss?: string; atom?: string; json?: string }
  items: FeedItem[]
}

export const mediaTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** Links of an XML feed to itself, to the same feed in its other formats, and to its hub. */
export function feedRelations({ feedLinks, hub }: FeedOptions, self: 'rss' | 'atom') {
  const links = Object.entries(feedLinks) as [keyof typeof mediaTypes, string][]
  return [
    ...links.map(([format, href]) => ({
      rel: format === self ? 'self' : 'alternate',
      href,
      type: mediaTypes[format],
    })),
    ...(hub ? [{ rel: 'hub', href: hub }] : []),
  ]
}
