import { toAuthor, type Author } from '@/content/author'
import type { Entry } from '@/content/collection'
import { writersOf } from '@/content/blog-urls'
import { authors, categories, posts } from '@/content/collections'
import type { Category, PostData } from '@/content/schemas/post'
import { isPublic } from '@/content/visibility'
import { groupBy } from '@/lib/group-by'
import { createRelated } from './related'

export type Post = Entry<PostData>

type Blog = {
  entries: Post[]
  time: number
  sorted: Post[]
  /** By the key of an author, what that author wrote, alone or together. */
  byAuthor: Map<string, Post[]>
  related: (post: Post) => Post[]
}

let cached: Blog | undefined

/** Public posts at a time, newest first; posts of one day by slug. */
export function allPosts(now: Date): Post[] {
  return blogAt(now).sorted
}

/** The post of a slug, or undefined. */
export function postBySlug(slug: string, now: Date): Post | undefined {
  return allPosts(now).find((post) => post.slug === slug)
}

export function postsByCategory(category: string, now: Date): Post[] {
  return allPosts(now).filter(({ data }) => data.category === category)
}

/** The neighbors of a post in time: previous is older, next is newer (docs/contracts/blog.md#previous-and-next). */
export function neighbours(post: Post, now: Date): { previous?: Post; next?: Post } {
  return neighboursIn(allPosts(now), post.slug)
}

/** Up to three posts on the same subject, the closest first; the neighbours in time are not among them. */
export function relatedPosts(post: Post, now: Date): Post[] {
  const { previous, next } = neighbours(post, now)
  const others = blogAt(now).related(post)
  return others.filter((other) => other !== previous && other !== next).slice(0, 3)
}

/** Categories that have posts, in the order of content/blog/categories.yaml. */
export function usedCategories(now: Date): Category[] {
  const used = new Set(allPosts(now).map(({ data }) => data.category))
  return categories().filter(({ slug }) => used.has(slug))
}

/** The category of a slug. Throws a RangeError for an unknown one, which the content check would have refused. */
export function categoryOf(slug: string): Category {
  const category = categories().find((item) => item.slug === slug)
  if (!category) throw new RangeError(`no category "${slug}"`)
  return category
}

/** Everyone who has written a post: the team first, then guests, each with the newest post first. */
export function blogAuthors(now: Date): { slug: string; author: Author; posts: Post[] }[] {
  const { byAuthor } = blogAt(now)
  return authors
    .all()
    .map((entry) => ({ slug: entry.slug, author: toAuthor(entry) }))
    .map((item) => ({ ...item, posts: byAuthor.get(item.author.key) ?? [] }))
    .filter((item) => item.posts.length > 0)
    .toSorted((a, b) => Number(a.author.guest) - Number(b.author.guest) || b.posts.length - a.posts.length)
}

/** Orders posts newest first; posts of one day by slug. */
export function newestFirst(list: Post[]): Post[] {
  return list.toSorted(
    (a, b) => Date.parse(b.data.date) - Date.parse(a.data.date) || (a.slug < b.slug ? -1 : 1),
  )
}

/** Neighbours of a slug in a list that is ordered newest first. */
export function neighboursIn<T extends { slug: string }>(
  list: T[],
  slug: string,
): { previous?: T; next?: T } {
  const index = list.findIndex((item) => item.slug === slug)
  return index === -1 ? {} : { previous: list[index + 1], next: list[index - 1] }
}

/** Ordering once per build and reload keeps the time per page the same however many posts there are. */
function blogAt(now: Date): Blog {
  const entries = posts.all()
  if (cached?.entries !== entries || cached.time !== now.getTime()) {
    const sorted = newestFirst(entries.filter(({ data }) => isPublic(data, now)))
    const written = sorted.flatMap((post) => writersOf(post.data).map((key) => ({ key, post })))
    const byAuthor = new Map(
      [...groupBy(written, ({ key }) => key)].map(([key, items]) => [key, items.map(({ post }) => post)]),
    )
    cached = { entries, time: now.getTime(), sorted, byAuthor, related: createRelated(sorted) }
  }
  return cached
}
