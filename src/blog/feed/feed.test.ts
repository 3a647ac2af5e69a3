import { statSync } from 'node:fs'
import path from 'node:path'
import { extractFromXml } from '@extractus/feed-extractor'
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
  const listed = shown.slice(0, 50).map(({ href, title }) => ({ link: absoluteUrl(href), title }))
  const json = JSON.parse(jsonFeed(feed)) as { items: { url: string; title: string }[] }
  for (const entries of [
    extractFromXml(rss(feed)).entries,
    extractFromXml(atom(feed)).entries,
    json.items.map(({ url, title }) => ({ link: url, title })),
  ])
    expect(entries?.map(({ link, title }) => ({ link, title }))).toEqual(listed)
})

it('has the data of every post that the blog shows, its cover with type and size, and the whole article', () => {
  for (const [index, { content, link, ...item }] of feed.items.entries()) {
    const {
      author,
      co_author,
      cover,
      date,
      dateModified = date,
      ...post
    } = shown[index] as (typeof shown)[number]
    expect(item).toMatchObject({
      description: post.description,
      published: date,
      date: dateModified,
      author: [author, co_author].flatMap((name) => (name ? [{ name }] : [])),
      category: [{ term: post.category.slug, name: post.category.title }],
      enclosure: {
        url: absoluteUrl(cover.src),
        type: expect.stringMatching(/^image\//) as string,
        length: statSync(path.join('public', cover.src)).size,
      },
    })
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
