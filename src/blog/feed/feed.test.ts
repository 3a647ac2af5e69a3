import { statSync } from 'node:fs'
import path from 'node:path'
import { extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from 'feedsmith'
import { afterEach, expect, it, vi } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { atom } from '@/seo/feed/atom'
import { jsonFeed } from '@/seo/feed/json-feed'
import { rss } from '@/seo/feed/rss'
import { displayOf } from '../display'
import { allPosts, categoryOf, postsByCategory } from '../posts'
import { blogFeed, categoryFeed } from './feed'

// The posts themselves: what readers get must be what the index shows.
const now = new Date()
const shown = allPosts(now).map(displayOf)
const feed = blogFeed(now)

afterEach(() => vi.unstubAllEnvs())

it('has the posts of the index, newest first, in every format', () => {
  const links = shown.slice(0, 50).map(({ href }) => absoluteUrl(href))
  const titles = shown.slice(0, 50).map(({ title }) => title)
  for (const entries of [
    extractFromXml(rss(feed)).entries,
    extractFromXml(atom(feed)).entries,
    (JSON.parse(jsonFeed(feed)) as { items: { url: string; title: string }[] }).items.map(
      ({ url, title }) => ({
        link: url,
        title,
      }),
    ),
  ]) {
    expect(entries?.map(({ link }) => link)).toEqual(links)
    expect(entries?.map(({ title }) => title)).toEqual(titles)
  }
})

it('says of every post what the index says', () => {
  const parsed = parseFeed(atom(feed)) as unknown as { feed: { entries: unknown[] } }
  for (const [index, post] of shown.slice(0, 50).entries()) {
    expect(parsed.feed.entries[index]).toMatchObject({
      id: absoluteUrl(post.href),
      summary: { value: post.description },
      published: new Date(post.date).toISOString(),
      updated: new Date(post.dateModified ?? post.date).toISOString(),
      authors: [post.author, post.co_author].flatMap((name) => (name ? [{ name }] : [])),
      categories: [{ term: post.category.slug, label: post.category.title }],
    })
  }
})

it('names the cover of every post with its type and its size in bytes', () => {
  for (const [index, { cover }] of shown.slice(0, 50).entries()) {
    expect(feed.items[index]?.enclosure).toMatchObject({
      url: absoluteUrl(cover.src),
      type: 'image/webp',
      length: statSync(path.join('public', cover.src)).size,
    })
  }
})

it('carries whole articles whose addresses are absolute', () => {
  for (const { content, link } of feed.items) {
    expect(content.length, link).toBeGreaterThan(1000)
    const addresses = [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:)/.test(address ?? ''))).toEqual([])
    expect(content.match(/\{%|<script|class="(?!language-)|="undefined"/)).toBeNull()
  }
})

it('changes when the newest post does, and names the hub when there is one', () => {
  const newest = shown
    .map((post) => post.dateModified ?? post.date)
    .toSorted()
    .at(-1)
  expect(feed.updated).toBe(newest)
  expect(feed.hub).toBeUndefined()
  vi.stubEnv('FEED_HUB_URL', 'https://hub.example/')
  expect(rss(blogFeed(now))).toContain('<atom:link href="https://hub.example/" rel="hub"/>')
})

it('has a feed for each category', () => {
  const category = categoryOf('education')
  const links = categoryFeed(category, now).items.map(({ link }) => link)
  expect(links).toEqual(postsByCategory('education', now).map(({ slug }) => absoluteUrl(`/blog/${slug}`)))
})
