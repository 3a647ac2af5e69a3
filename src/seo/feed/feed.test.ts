import { parseFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { atom } from './atom'
import { jsonFeed } from './json-feed'
import { rss } from './rss'
import type { FeedItem, FeedOptions } from './channel'

const site = 'https://perigee.example'
const nasty = 'A ]]> & <b> "quoted" \u0007 post'
const clean = nasty.replace('\u0007', '')
const hub = 'https://hub.example/'
const post = `${site}/blog/b`
const talk = 'tag:perigee.example,2026:talk'
const file = { url: `${site}/cover.webp`, length: 4321 }

const item: FeedItem = {
  id: post,
  link: post,
  title: nasty,
  description: nasty,
  content: `<p>${nasty}</p>`,
  published: '2026-03-01',
  date: '2026-04-01',
  author: [
    { name: 'Jo & Co', link: `${site}/jo`, avatar: `${site}/jo.webp`, email: 'jo@perigee.example' },
    { name: 'Ann' },
  ],
  category: [{ name: 'R & D', term: 'r-and-d', scheme: `${site}/blog` }],
  image: file.url,
  enclosure: { ...file, type: 'image/webp', title: 'Cover' },
}
const audio = { url: `${site}/talk.mp3`, type: 'audio/mpeg', length: 99, duration: 61 }
const about = {
  title: 'Blog & more',
  link: `${site}/blog`,
  description: 'All <posts>.',
  language: 'en',
  ttl: 60,
  copyright: 'Copyright 2026 Perigee, Inc.',
}
const feed: FeedOptions = {
  ...about,
  id: about.link,
  image: `${site}/logo.png`,
  updated: '2026-04-01',
  hub,
  feedLinks: { rss: `${site}/rss.xml`, atom: `${site}/atom.xml`, json: `${site}/json.json` },
  items: [item, { ...item, id: talk, enclosure: undefined, audio }],
}

type Parsed = { links?: object[]; atom?: { links: object[] }; items?: object[]; entries?: object[] }

it.each([
  [
    'rss',
    rss(feed),
    { ...about, image: { url: feed.image } },
    [
      { rel: 'self', href: `${site}/rss.xml` },
      { rel: 'alternate', href: `${site}/atom.xml`, type: 'application/atom+xml' },
      { rel: 'alternate', href: `${site}/json.json`, type: 'application/feed+json' },
      { rel: 'hub', href: hub },
    ],
    {
      title: clean,
      link: post,
      guid: { value: post, isPermaLink: true },
      pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT',
      description: clean,
      categories: [{ name: 'R & D', domain: `${site}/blog` }],
      enclosures: [{ ...file, type: 'image/webp' }],
      content: { encoded: `<p>${clean}</p>` },
      dc: { creators: ['Jo & Co', 'Ann'] },
    },
    { guid: { value: talk, isPermaLink: false }, enclosures: [{ type: 'audio/mpeg', length: 99 }] },
  ],
  [
    'atom',
    atom(feed),
    {},
    [
      { rel: 'alternate', href: about.link },
      { rel: 'alternate', href: `${site}/rss.xml`, type: 'application/rss+xml' },
      { rel: 'self', href: `${site}/atom.xml` },
      { rel: 'alternate', href: `${site}/json.json`, type: 'application/feed+json' },
      { rel: 'hub' },
    ],
    {
      id: post,
      title: { value: clean },
      summary: { value: clean },
      published: '2026-03-01T00:00:00.000Z',
      updated: '2026-04-01T00:00:00.000Z',
      content: { type: 'html', value: `<p>${clean}</p>` },
      authors: [{ email: 'jo@perigee.example', uri: `${site}/jo` }, { name: 'Ann' }],
      categories: [{ term: 'r-and-d', label: 'R & D' }],
      links: [
        { rel: 'alternate', href: post },
        { rel: 'enclosure', href: file.url, type: 'image/webp', length: file.length },
      ],
    },
    {},
  ],
  [
    'json',
    jsonFeed(feed),
    { title: about.title, feed_url: `${site}/json.json`, hubs: [{ type: 'WebSub', url: hub }] },
    [],
    {
      id: post,
      url: post,
      title: nasty,
      summary: nasty,
      content_html: `<p>${nasty}</p>`,
      image: file.url,
      authors: [{ name: 'Jo & Co', avatar: `${site}/jo.webp` }, { name: 'Ann' }],
      tags: ['R & D'],
      attachments: [{ mime_type: 'image/webp', size_in_bytes: file.length }],
    },
    {},
  ],
] as const)('%s can be parsed with every field', (format, text, head, links, first, second) => {
  const parsed = parseFeed(text)
  const channel = parsed.feed as Parsed
  const items = channel.items ?? channel.entries
  expect(parsed.format).toBe(format)
  expect(channel).toMatchObject(head)
  expect(channel.links ?? channel.atom?.links ?? []).toMatchObject(links)
  expect(items?.[0]).toMatchObject(first)
  expect(items?.[1]).toMatchObject(second)
})

it('RSS links the style sheet for browsers', () => {
  expect(rss(feed)).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>')
})
