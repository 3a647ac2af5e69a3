import { env } from '@/config/env'
import { absoluteUrl, site } from '@/config/site'
import { newest } from '@/lib/dates'

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

export const mediaTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

type Format = keyof typeof mediaTypes
type Channel = {
  title: string
  description: string
  /** Path of the page whose entries the feed lists. */
  page: string
  /** Paths of the feed by format. */
  paths: Partial<Record<Format, string>>
  items: FeedItem[]
}
export type FeedOptions = ReturnType<typeof channel>

/** Adds what all feeds of this site share. Expects the build time, which dates a feed without items. */
export function channel({ page, paths, items, ...about }: Channel, now: Date) {
  const links = Object.entries(paths).map(([format, path]) => [format, absoluteUrl(path)])
  return {
    ...about,
    id: absoluteUrl(page),
    link: absoluteUrl(page),
    language: 'en',
    /** Minutes a feed reader may cache the feed. */
    ttl: 60,
    image: absoluteUrl('/brand/logo-512.png'),
    copyright: `Copyright ${now.getUTCFullYear()} ${site.copyright}`,
    /** WebSub hub that notifies subscribers of changes. */
    hub: env('FEED_HUB_URL'),
    updated: newest(items) ?? now.toISOString(),
    /** URLs of the same feed by format. */
    feedLinks: Object.fromEntries(links) as Channel['paths'],
    items,
  }
}

/** Links of an XML feed to itself, to the same feed in its other formats, and to its hub. */
export function feedRelations({ feedLinks, hub }: FeedOptions, self: 'rss' | 'atom') {
  const links = Object.entries(feedLinks) as [Format, string][]
  return [
    ...links.map(([format, href]) => ({
      rel: format === self ? 'self' : 'alternate',
      href,
      type: mediaTypes[format],
    })),
    ...(hub ? [{ rel: 'hub', href: hub }] : []),
  ]
}
