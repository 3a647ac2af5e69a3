import { statSync } from 'node:fs'
import path from 'node:path'
import { extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from 'feedsmith'
import { expect, it, vi } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { atom } from '@/seo/feed/atom'
import { jsonFeed } from '@/seo/feed/json-feed'
import { rss } from '@/seo/feed/rss'
import { displayOf } from '../display'
import { allPosts, postsByCategory, usedCategories } from '../posts'
import { blogFeed, categoryFeed } from './feed'

const now = new Date()
const posts = allPosts(now)
const shown = posts.map(displayOf)
const feed = blogFeed(now)

it('lists the posts of the blog, newest first, in every format', () => {
  const links = shown.slice(0, 50).map(({ href }) => absoluteUrl(href))
  const titles = shown.slice(0, 50).map(({ title }) => title)
  const json = JSON.parse(jsonFeed(feed)) as { items: { url: string; title: string }[] }
  for (const entries of [
    extractFromXml(rss(feed)).entries,
    extractFromXml(atom(feed)).entries,
    json.items.map(({ url, title }) => ({ link: url, title })),
  ]) {
    expect(entries?.map(({ link }) => link)).toEqual(links)
    expect(entries?.map(({ title }) => title)).toEqual(titles)
  }
})

it('shows the same data of every post as the blog', () => {
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

it('encloses the cover of every post with its type and its size in bytes', () => {
  for (const [index, { cover }] of shown.slice(0, 50).entries()) {
    expect(feed.items[index]?.enclosure).toMatchObject({
      url: absoluteUrl(cover.src),
      type: expect.stringMatching(/^image\//) as string,
      length: statSync(path.join('public', cover.src)).size,
    })
  }
})

it('contains whole articles with absolute addresses', () => {
  for (const [index, { content, link }] of feed.items.entries()) {
    expect(content.length, link).toBeGreaterThan(posts[index]?.body.length ?? Infinity)
    const addresses = [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:)/.test(address ?? ''))).toEqual([])
    expect(content.match(/\{%|<script|class="(?!language-)|="undefined"/)).toBeNull()
  }
})

it('is updated with the latest change of a post, and names the hub when one is configured', () => {
  const dates = shown.map((post) => post.dateModified ?? post.date)
  expect(feed.updated).toBe(dates.toSorted().at(-1))
  expect(feed.hub).toBeUndefined()
  vi.stubEnv('FEED_HUB_URL', 'https://hub.example/')
  expect(rss(blogFeed(now))).toContain('<atom:link href="https://hub.example/" rel="hub"/>')
})

it('has a feed for each category', () => {
  for (const category of usedCategories(now)) {
    const links = categoryFeed(category, now).items.map(({ link }) => link)
    const expected = postsByCategory(category.slug, now).slice(0, 50)
    expect(links).toEqual(expected.map(({ slug }) => absoluteUrl(`/blog/${slug}`)))
  }
})
