import { blogFeed } from '@/blog/feed/feed'
import { buildTime } from '@/lib/build-time'
import { atom } from '@/seo/feed/atom'

export const dynamic = 'force-static'

export function GET() {
  return new Response(atom(blogFeed(buildTime())), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
