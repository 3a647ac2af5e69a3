import { blogFeed } from '@/blog/feed/feed'
import { buildTime } from '@/lib/build-time'
import { jsonFeed } from '@/seo/feed/json-feed'

export const dynamic = 'force-static'

export function GET() {
  return new Response(jsonFeed(blogFeed(buildTime())), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  })
}
