import { postPath } from '@/content/paths'
import { allPosts, neighbors, type Post } from './posts'

export type PostLink = { href: string; title: string }
/** Response of GET /api/blog-navigation (docs/contracts/routes.md#api). A side without a post is omitted. */
export type BlogNavigation = { previousPage?: PostLink; nextPage?: PostLink; section: string }

/**
 * The posts before and after a post (docs/contracts/blog.md#previous-and-next): previous is older, next is newer, section
 * is the slug of its category. Expects the href of the post, such as `/blog/schema-contracts`; returns undefined when there
 * is no such post.
 */
export function blogNavigation(href: string, now: Date): BlogNavigation | undefined {
  const post = allPosts(now).find(({ slug }) => postPath(slug) === href)
  if (!post) return undefined
  const { previous, next } = neighbors(post, now)
  return {
    ...(previous && { previousPage: toLink(previous) }),
    ...(next && { nextPage: toLink(next) }),
    section: post.data.category,
  }
}

function toLink({ slug, data }: Post): PostLink {
  return { href: postPath(slug), title: data.title }
}
