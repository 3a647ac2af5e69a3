import { statSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/config/env'
import { absoluteUrl, brand, site } from '@/config/site'
import { blogPath } from '@/content/blog-urls'
import { documentOf } from '@/content/document'
import { categoryPath, postPath } from '@/content/paths'
import type { Picture } from '@/content/pictures'
import type { Category } from '@/content/schemas/post'
import { publicFile } from '@/content/source'
import { treeToHtml } from '@/seo/feed/html'
import type { FeedFile, FeedItem, FeedOptions } from '@/seo/feed/types'
import { authorsOf, type Author } from '../authors'
import { displayOf } from '../display'
import { blogDescription } from '../lists'
import { allPosts, postsByCategory, type Post } from '../posts'

/** Readers ask for what is new; whole articles of a long past would only make every answer heavier. */
const feedLength = 50

/** The feed of the blog, newest first. */
export function blogFeed(now: Date): FeedOptions {
  return feedOf(allPosts(now), now, {
    title: `${brand} blog`,
    description: blogDescription,
    path: blogPath,
    feedLinks: { rss: '/rss.xml', atom: '/atom.xml', json: '/json.json' },
  })
}

/** The feed of one category. */
export function categoryFeed(category: Category, now: Date): FeedOptions {
  const { slug, title, description } = category
  const page = categoryPath(slug)
  return feedOf(postsByCategory(slug, now), now, {
    title: `${brand} blog: ${title}`,
    description,
    path: page,
    feedLinks: { rss: categoryFeedPath(slug) },
  })
}

export function categoryFeedPath(slug: string): string {
  return `${categoryPath(slug)}/rss.xml`
}

type Channel = Pick<FeedOptions, 'title' | 'description' | 'feedLinks'> & { path: string }

function feedOf(
  posts: Post[],
  now: Date,
  { title, description, path: page, feedLinks }: Channel,
): FeedOptions {
  const items = posts.slice(0, feedLength).map(itemOf)
  const updated = items
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return {
    id: absoluteUrl(page),
    title,
    link: absoluteUrl(page),
    description,
    language: 'en',
    ttl: 60,
    image: absoluteUrl('/brand/logo-512.png'),
    copyright: `Copyright ${now.getUTCFullYear()} ${site.copyright}`,
    updated: updated ?? new Date(0).toISOString(),
    hub: env('FEED_HUB_URL'),
    feedLinks: Object.fromEntries(Object.entries(feedLinks).map(([name, to]) => [name, absoluteUrl(to)])),
    items,
  }
}

function itemOf(post: Post): FeedItem {
  const { data } = post
  const { href, title, description, category, cover } = displayOf(post)
  const url = absoluteUrl(postPath(post.slug))
  return {
    id: url,
    link: url,
    title,
    description,
    published: data.date,
    date: data.dateModified ?? data.date,
    content: treeToHtml(documentOf(post).tree, { page: absoluteUrl(href), faqs: data.faqs }),
    author: authorsOf(post).map(feedAuthor),
    category: [{ name: category.title, term: category.slug, scheme: absoluteUrl(blogPath) }],
    image: absoluteUrl(cover.src),
    enclosure: coverFile(cover, title),
  }
}

function feedAuthor({ name, href, avatar }: Author) {
  return {
    name,
    link: href.startsWith('/') ? absoluteUrl(href) : href,
    avatar: avatar && absoluteUrl(avatar.src),
  }
}

const pictureTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

function coverFile({ src }: Picture, title: string): FeedFile {
  const type = pictureTypes[path.extname(src)] ?? 'application/octet-stream'
  const { size } = statSync(publicFile(src))
  return { url: absoluteUrl(src), type, length: size, title: `Cover of "${title}"` }
}
