import { blogFeed } from '@/blog/feed/feed'
import { buildTime } from '@/lib/build-time'
import { rss } from '@/seo/feed/rss'

export const dynamic = 'force-static'

export function GET() {
  return new Response(rss(blogFeed(buildTime())), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
