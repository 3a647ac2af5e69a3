import { blogNavigation } from '@/blog/navigation'
import { buildTime } from '@/lib/build-time'

// The response depends on the query.
export const dynamic = 'force-dynamic'

const headers = { 'Cache-Control': 'public, max-age=60' }

/** GET /api/blog-navigation?path={post href} (docs/contracts/routes.md#api): the posts before and after, and the section. */
export function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path')
  if (!path) return Response.json({ error: 'The query needs path, such as /blog/{post}' }, { status: 400 })
  const navigation = blogNavigation(path, buildTime())
  if (!navigation) return Response.json({ error: 'No post at this path' }, { status: 404, headers })
  return Response.json(navigation, { headers })
}
