import { brand } from '@/config/site'

/** The feeds of the blog, once (specification §2, §3): head links, footer and routes read this list. */
export const feeds = [
  { name: 'RSS', path: '/rss.xml', type: 'application/rss+xml', title: `${brand} blog (RSS)` },
  { name: 'Atom', path: '/atom.xml', type: 'application/atom+xml', title: `${brand} blog (Atom)` },
  { name: 'JSON', path: '/json.json', type: 'application/feed+json', title: `${brand} blog (JSON)` },
] as const
