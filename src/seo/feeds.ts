import { brand } from '@/config/brand'

/** The feeds of the blog by format (docs/contracts/feeds.md#formats). */
export const blogFeeds = {
  rss: { name: 'RSS', path: '/rss.xml', type: 'application/rss+xml', title: `${brand} blog (RSS)` },
  atom: { name: 'Atom', path: '/atom.xml', type: 'application/atom+xml', title: `${brand} blog (Atom)` },
  json: { name: 'JSON', path: '/json.json', type: 'application/feed+json', title: `${brand} blog (JSON)` },
} as const

/** The blog's feeds in display order. */
export const feeds = Object.values(blogFeeds)
