import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { listPageCount, listPagePath, postsPerPage } from '@/content/blog-urls'
import { authorPath, categoryPath } from '@/content/paths'
import type { Category } from '@/content/schemas/post'
import { words } from '@/content/words'
import type { PageHead } from '@/seo/metadata'
import type { Author } from '@/content/author'
import { allPosts, blogAuthors, postsByCategory, usedCategories, type Post } from './posts'

/** A list of posts that has its own address. */
export type PostList = {
  /** Path of the first page. */
  path: string
  /** Heading of the page, and title in the head. */
  title: string
  description: string
  posts: Post[]
  category?: Category
  author?: Author
}

export type ListPage = { list: PostList; page: number; pageCount: number; posts: Post[] }

export function blogList(now: Date): PostList {
  return { path: paths.blog, title: 'Blog', description: words().blog.description, posts: allPosts(now) }
}

/** The list of a category, or undefined when it has no posts. */
export function categoryList(slug: string, now: Date): PostList | undefined {
  const category = usedCategories(now).find((item) => item.slug === slug)
  if (!category) return undefined
  const { title, description } = category
  return { path: categoryPath(slug), title, description, posts: postsByCategory(slug, now), category }
}

/** The list of an author, by the slug of the author's page. It is undefined for an author without posts. */
export function authorList(slug: string, now: Date): PostList | undefined {
  const found = blogAuthors(now).find((item) => item.slug === slug)
  if (!found) return undefined
  const { author, posts } = found
  const role = [author.title, author.company ?? brand].filter(Boolean).join(' at ')
  return {
    path: authorPath(slug),
    title: author.name,
    description: `Posts by ${author.name}, ${role}, on the ${brand} blog.`,
    posts,
    author,
  }
}

/** One page of a list, or undefined when there is no such page. Expects the number as written in the address. */
export function pageOf(list: PostList, number: string): ListPage | undefined {
  const page = Number(number)
  const pageCount = listPageCount(list.posts.length)
  if (!/^[1-9]\d*$/.test(number) || page > pageCount) return undefined
  return { list, page, pageCount, posts: list.posts.slice((page - 1) * postsPerPage, page * postsPerPage) }
}

/** The numbers of the pages after the first, as written in addresses. */
export function laterPages(list: PostList | undefined): string[] {
  return Array.from({ length: listPageCount(list?.posts.length ?? 0) - 1 }, (_, index) => String(index + 2))
}

/** The end of the address of each page: nothing for the first, then `page` and the number. */
export function pageParams(list: PostList | undefined): string[][] {
  return [[], ...laterPages(list).map((number) => ['page', number])]
}

/** The head of a page of a list. Each page has its own title and description. */
export function listHead({ list, page, pageCount, posts }: ListPage): PageHead {
  const { path, title, description, category, author } = list
  const name = category || author ? `${title}: all posts` : title
  if (page === 1) return { path, title: name, description }
  const first = (page - 1) * postsPerPage + 1
  const what = category ? `${title} posts` : author ? `Posts by ${title}` : 'Posts'
  const range = `${first} to ${first + posts.length - 1} of ${list.posts.length}`
  return {
    path: listPagePath(path, page),
    title: `${name}, page ${page}`,
    description: `${what} on the ${brand} blog: ${range}, newest first, page ${page} of ${pageCount}.`,
    // Later pages would only compete with the first one in search results.
    noindex: true,
  }
}
