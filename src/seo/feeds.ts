import { brand } from '@/config/brand'
import { categoryPath, podcastPath } from '@/content/paths'

/** The feeds of the blog by format (docs/contracts/feeds.md#formats). */
export const blogFeeds = {
  rss: { name: 'RSS', path: '/rss.xml', type: 'application/rss+xml', title: `${brand} blog (RSS)` },
  atom: { name: 'Atom', path: '/atom.xml', type: 'application/atom+xml', title: `${brand} blog (Atom)` },
  json: { name: 'JSON', path: '/json.json', type: 'application/feed+json', title: `${brand} blog (JSON)` },
} as const

/** The blog's feeds in display order. */
export const feeds = Object.values(blogFeeds)

export const categoryFeedPath = (category: string) => `${categoryPath(category)}/rss.xml`
export const jobsFeedPath = '/jobs/rss.xml'
export const podcastFeedPath = `${podcastPath}/rss.xml`
