import { toAuthor, type Author } from '@/content/author'
import type { Entry } from '@/content/types'
import { writersOf } from '@/content/blog-urls'
import { postPath } from '@/content/paths'
import { authors, categories, posts } from '@/content/collections'
import type { Category, PostData } from '@/content/schemas/post'
import { isPublic } from '@/content/visibility'
import { groupBy } from '@/lib/group-by'

export type Post = Entry<PostData>

type Blog = {
  entries: Post[]
  time: number
  sorted: Post[]
  /** The posts of each author or co-author, by the key of the author. */
  byAuthor: Map<string, Post[]>
}

let cached: Blog | undefined

/** The posts that are public at a time, newest first, then by slug. */
export function allPosts(now: Date): Post[] {
  return blogAt(now).sorted
}

/** The post with a slug, or undefined. */
export function postBySlug(slug: string, now: Date): Post | undefined {
  return allPosts(now).find((post) => post.slug === slug)
}

export function postsByCategory(category: string, now: Date): Post[] {
  return allPosts(now).filter(({ data }) => data.category === category)
}

/** The posts before and after a post: previous is older, next is newer (docs/contracts/blog.md#previous-and-next). */
export function neighbors(post: Post, now: Date): { previous?: Post; next?: Post } {
  return neighborsIn(allPosts(now), post.slug)
}

/**
 * Returns three posts, none of them the previous or the next: those of the category that link to most of the same
 * pages, and where these are too few, the newest of all.
 */
export function relatedPosts(post: Post, now: Date): Post[] {
  const { previous, next } = neighbors(post, now)
  const own = linksOf(post)
  const alike = postsByCategory(post.data.category, now)
    .map((other) => ({ other, shared: [...linksOf(other)].filter((path) => own.has(path)).length }))
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ other }) => other)
  return [...new Set([...alike, ...allPosts(now)])]
    .filter((other) => other.slug !== post.slug && other !== previous && other !== next)
    .slice(0, 3)
}

/** The categories with posts, in the order of content/blog/categories.yaml. */
export function usedCategories(now: Date): Category[] {
  const used = new Set(allPosts(now).map(({ data }) => data.category))
  return categories().filter(({ slug }) => used.has(slug))
}

/** The category with a slug. Throws a RangeError for an unknown one, which the content check prevents. */
export function categoryOf(slug: string): Category {
  const category = categories().find((item) => item.slug === slug)
  if (!category) throw new RangeError(`no category "${slug}"`)
  return category
}

/** The authors with posts: the team first, then guests, those with more posts first. Their posts are newest first. */
export function blogAuthors(now: Date): { slug: string; author: Author; posts: Post[] }[] {
  const { byAuthor } = blogAt(now)
  return authors
    .all()
    .map((entry) => ({ slug: entry.slug, author: toAuthor(entry) }))
    .map((item) => ({ ...item, posts: byAuthor.get(item.author.key) ?? [] }))
    .filter((item) => item.posts.length > 0)
    .toSorted((a, b) => Number(a.author.guest) - Number(b.author.guest) || b.posts.length - a.posts.length)
}

/** Sorts posts newest first, then by slug. */
export function newestFirst(list: Post[]): Post[] {
  return list.toSorted(
    (a, b) => Date.parse(b.data.date) - Date.parse(a.data.date) || (a.slug < b.slug ? -1 : 1),
  )
}

/** The items before and after a slug in a list that is sorted newest first. */
export function neighborsIn<T extends { slug: string }>(list: T[], slug: string): { previous?: T; next?: T } {
  const index = list.findIndex((item) => item.slug === slug)
  return index === -1 ? {} : { previous: list[index + 1], next: list[index - 1] }
}

/** Caches the sorted posts, so that the time per page doesn't grow with the number of posts. */
function blogAt(now: Date): Blog {
  const entries = posts.all()
  if (cached?.entries !== entries || cached.time !== now.getTime()) {
    const sorted = newestFirst(entries.filter(({ data }) => isPublic(data, now)))
    const pairs = sorted.flatMap((post) => writersOf(post.data).map((key) => ({ key, post })))
    const byAuthor = new Map(
      [...groupBy(pairs, ({ key }) => key)].map(([key, items]) => [key, items.map(({ post }) => post)]),
    )
    cached = { entries, time: now.getTime(), sorted, byAuthor }
  }
  return cached
}

const links = new WeakMap<Post, Set<string>>()

/** The pages that a post links to, and its own. */
function linksOf(post: Post): Set<string> {
  const path = /(?<=\]\()\/[^)#]+/g
  const known = links.get(post) ?? new Set([postPath(post.slug), ...(post.body.match(path) ?? [])])
  links.set(post, known)
  return known
}
