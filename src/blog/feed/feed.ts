import { paths } from '@/config/paths'
import { statSync } from 'node:fs'
import { brand } from '@/config/brand'
import { absoluteHref, absoluteUrl } from '@/config/site'
import type { Author } from '@/content/author'
import { documentOf } from '@/content/document'
import { categoryFeedPath, categoryPath, postPath } from '@/content/paths'
import type { Picture } from '@/content/pictures'
import type { Category } from '@/content/schemas/post'
import { publicFile } from '@/content/source'
import { words } from '@/content/words'
import { mediaType } from '@/lib/media-type'
import { channel, type FeedFile, type FeedItem, type FeedOptions } from '@/seo/feed/channel'
import { treeToHtml } from '@/content/tree-to-html'
import { blogFeeds } from '@/seo/feeds'
import { authorsOf } from '../authors'
import { displayOf } from '../display'
import { allPosts, postsByCategory, type Post } from '../posts'

/** Limit the feed, because it contains whole articles and feed readers fetch it often. */
const maxPosts = 50

/** The feed of the blog, newest first. */
export function blogFeed(now: Date): FeedOptions {
  const about = {
    title: `${brand} blog`,
    description: words().blog.description,
    page: paths.blog,
    paths: { rss: blogFeeds.rss.path, atom: blogFeeds.atom.path, json: blogFeeds.json.path },
  }
  return channel({ ...about, items: itemsOf(allPosts(now)) }, now)
}

/** The feed of one category. */
export function categoryFeed({ slug, title, description }: Category, now: Date): FeedOptions {
  const about = {
    title: `${brand} blog: ${title}`,
    description,
    page: categoryPath(slug),
    paths: { rss: categoryFeedPath(slug) },
  }
  return channel({ ...about, items: itemsOf(postsByCategory(slug, now)) }, now)
}

function itemsOf(posts: Post[]): FeedItem[] {
  return posts.slice(0, maxPosts).map(itemOf)
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
    category: [{ name: category.title, term: category.slug, scheme: absoluteUrl(paths.blog) }],
    image: absoluteUrl(cover.src),
    enclosure: coverFile(cover, title),
  }
}

function feedAuthor({ name, email, href, avatar }: Author) {
  return { name, email, link: absoluteHref(href), avatar: avatar && absoluteUrl(avatar.src) }
}

function coverFile({ src }: Picture, title: string): FeedFile {
  const { size } = statSync(publicFile(src))
  return { url: absoluteUrl(src), type: mediaType(src), length: size, title: `Cover of "${title}"` }
}
