import { env } from '@/config/env'
import { absoluteUrl, site } from '@/config/site'
import type { FeedItem, FeedOptions } from './types'

type Channel = Pick<FeedOptions, 'title' | 'description'> & {
  /** Path of the page whose entries the feed lists. */
  page: string
  /** Paths of the feed by format. */
  paths: FeedOptions['feedLinks']
  items: FeedItem[]
}

/** Adds what all feeds of this site share. Expects the build time, which dates a feed without items. */
export function channel({ page, paths, items, ...about }: Channel, now: Date): FeedOptions {
  const newest = items
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return {
    ...about,
    id: absoluteUrl(page),
    link: absoluteUrl(page),
    language: 'en',
    ttl: 60,
    image: absoluteUrl('/brand/logo-512.png'),
    copyright: `Copyright ${now.getUTCFullYear()} ${site.copyright}`,
    hub: env('FEED_HUB_URL'),
    updated: newest ?? now.toISOString(),
    feedLinks: Object.fromEntries(Object.entries(paths).map(([format, path]) => [format, absoluteUrl(path)])),
    items,
  }
}
