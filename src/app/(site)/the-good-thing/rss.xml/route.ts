import { feedRoute } from '@/app/feed-route'
import { podcastFeed } from '@/podcast/feed'

export const dynamic = 'force-static'

export const GET = feedRoute(podcastFeed)
