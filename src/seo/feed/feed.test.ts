import { parseFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { atom } from './atom'
import { jsonFeed } from './json-feed'
import { rss } from './rss'
import type { FeedOptions } from './types'

const site = 'https://perigee.example'
const nasty = 'A ]]> & <b> "quoted" \u0007 post'

const feed: FeedOptions = {
  id: `${site}/blog`,
  title: 'Blog & more',
  link: `${site}/blog`,
  description: 'All <posts>.',
  language: 'en',
  ttl: 60,
  image: `${site}/logo.png`,
  copyright: 'Copyright 2026 Perigee, Inc.',
  updated: '2026-04-01',
  hub: 'https://hub.example/',
  feedLinks: { rss: `${site}/rss.xml`, atom: `${site}/atom.xml`, json: `${site}/json.json` },
  items: [
    {
      id: `${site}/blog/b`,
      link: `${site}/blog/b`,
      title: nasty,
      description: nasty,
      content: `<p>${nasty}</p>`,
      published: '2026-03-01',
      date: '2026-04-01',
      author: [
        {
          name: 'Jo & Co',
          link: `${site}/blog/authors/jo`,
          avatar: `${site}/jo.webp`,
          email: 'jo@perigee.example',
        },
        { name: 'Ann' },
      ],
      category: [{ name: 'R & D', term: 'r-and-d', scheme: `${site}/blog` }],
      image: `${site}/cover.webp`,
      enclosure: { url: `${site}/cover.webp`, type: 'image/webp', length: 4321, title: 'Cover' },
    },
    {
      id: 'tag:perigee.example,2026:talk',
      link: `${site}/talk`,
      title: 'A talk',
      description: 'Spoken.',
      content: '<p>Spoken.</p>',
      published: '2026-01-01',
      date: '2026-01-01',
      author: [],
      category: [],
      audio: { url: `${site}/talk.mp3`, type: 'audio/mpeg', length: 99, duration: 61 },
    },
  ],
}
const clean = nasty.replace('\u0007', '')

function parsed(format: string, text: string) {
  const { feed: channel, ...found } = parseFeed(text)
  expect(found.format).toBe(format)
  return channel as Record<string, unknown> & { items?: unknown[]; entries?: unknown[] }
}

it('RSS can be parsed with every field, and links the style sheet for browsers', () => {
  const text = rss(feed)
  expect(text).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>')
  const channel = parsed('rss', text)
  expect(channel).toMatchObject({
    title: 'Blog & more',
    link: `${site}/blog`,
    description: 'All <posts>.',
    language: 'en',
    ttl: 60,
    copyright: feed.copyright,
    image: { url: `${site}/logo.png` },
    atom: {
      links: [
        { rel: 'self', href: `${site}/rss.xml` },
        { rel: 'alternate', href: `${site}/atom.xml`, type: 'application/atom+xml' },
        { rel: 'alternate', href: `${site}/json.json`, type: 'application/feed+json' },
        { rel: 'hub', href: 'https://hub.example/' },
      ],
    },
  })
  expect(channel.items?.[0]).toMatchObject({
    title: clean,
    link: `${site}/blog/b`,
    guid: { value: `${site}/blog/b`, isPermaLink: true },
    pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT',
    description: clean,
    categories: [{ name: 'R & D', domain: `${site}/blog` }],
    enclosures: [{ url: `${site}/cover.webp`, type: 'image/webp', length: 4321 }],
    content: { encoded: `<p>${clean}</p>` },
    dc: { creators: ['Jo & Co', 'Ann'] },
  })
  expect(channel.items?.[1]).toMatchObject({
    guid: { value: 'tag:perigee.example,2026:talk', isPermaLink: false },
    enclosures: [{ type: 'audio/mpeg', length: 99 }],
  })
})

it('Atom names its other formats, its hub, and what an entry encloses', () => {
  const channel = parsed('atom', atom(feed))
  expect(channel.links).toMatchObject([
    { rel: 'alternate', href: `${site}/blog` },
    { rel: 'alternate', href: `${site}/rss.xml`, type: 'application/rss+xml' },
    { rel: 'self', href: `${site}/atom.xml` },
    { rel: 'alternate', href: `${site}/json.json`, type: 'application/feed+json' },
    { rel: 'hub' },
  ])
  expect(channel.entries?.[0]).toMatchObject({
    title: { value: clean },
    content: { type: 'html', value: `<p>${clean}</p>` },
    authors: [{ email: 'jo@perigee.example', uri: `${site}/blog/authors/jo` }, { name: 'Ann' }],
    links: [
      { rel: 'alternate', href: `${site}/blog/b` },
      { rel: 'enclosure', href: `${site}/cover.webp`, type: 'image/webp', length: 4321 },
    ],
  })
})

it('JSON Feed can be parsed with every field', () => {
  const channel = parsed('json', jsonFeed(feed))
  expect(channel).toMatchObject({
    title: 'Blog & more',
    feed_url: `${site}/json.json`,
    hubs: [{ type: 'WebSub', url: 'https://hub.example/' }],
  })
  expect(channel.items?.[0]).toMatchObject({
    id: `${site}/blog/b`,
    url: `${site}/blog/b`,
    title: nasty,
    summary: nasty,
    content_html: `<p>${nasty}</p>`,
    image: `${site}/cover.webp`,
    authors: [{ name: 'Jo & Co', avatar: `${site}/jo.webp` }, { name: 'Ann' }],
    tags: ['R & D'],
    attachments: [{ mime_type: 'image/webp', size_in_bytes: 4321 }],
  })
})
