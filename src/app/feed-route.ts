import { buildTime } from '@/lib/build-time'
import { atom } from '@/seo/feed/atom'
import { jsonFeed } from '@/seo/feed/json-feed'
import { rss } from '@/seo/feed/rss'
import { mediaTypes, type FeedOptions } from '@/seo/feed/channel'

const writers = { rss, atom, json: jsonFeed }

/** The handler of a route that is a feed, as it is when the site is built. */
export function feedRoute(feedOf: (now: Date) => FeedOptions, format: keyof typeof writers = 'rss') {
  const headers = { 'Content-Type': `${mediaTypes[format]}; charset=utf-8` }
  return () => new Response(writers[format](feedOf(buildTime())), { headers })
}
