import { parse } from 'graphql'
import type { BlogNavigation } from '@/blog/navigation'
import { postPath } from '@/content/paths'
import { runGraph } from '@/graph/gateway'

// The response depends on the query.
export const dynamic = 'force-dynamic'

const headers = { 'Cache-Control': 'public, max-age=60' }
const document = parse(
  'query ($slug: ID!) { post(slug: $slug) { category { slug } previous { slug title } next { slug title } } }',
)
type Found = { category: { slug: string }; previous: Neighbor | null; next: Neighbor | null }
type Neighbor = { slug: string; title: string }

/** GET /api/blog-navigation?path={post href}: the posts before and after, and the section (docs/contracts/routes.md#api). */
export async function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path')
  if (!path) return Response.json({ error: 'The query needs path, such as /blog/{post}' }, { status: 400 })
  const slug = path.slice(postPath('').length)
  const { data } = await runGraph(document, { slug })
  const { post } = data as { post: Found | null }
  if (!post || path !== postPath(slug))
    return Response.json({ error: 'No post at this path' }, { status: 404, headers })
  const navigation: BlogNavigation = {
    ...(post.previous && { previousPage: linkTo(post.previous) }),
    ...(post.next && { nextPage: linkTo(post.next) }),
    section: post.category.slug,
  }
  return Response.json(navigation, { headers })
}

function linkTo({ slug, title }: Neighbor) {
  return { href: postPath(slug), title }
}
