import { feedRoute } from '@/app/feed-route'
import { blogFeed } from '@/blog/feed/feed'

export const dynamic = 'force-static'

export const GET = feedRoute(blogFeed, 'json')
