import { buildTime } from '@/lib/build-time'
import { podcastFeed } from '@/podcast/feed'
import { rss } from '@/seo/feed/rss'

export const dynamic = 'force-static'

export function GET() {
  return new Response(rss(podcastFeed(buildTime())), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
