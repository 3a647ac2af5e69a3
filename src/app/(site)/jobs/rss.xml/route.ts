import { feedRoute } from '@/app/feed-route'
import { jobsFeed } from '@/jobs/feed'

export const dynamic = 'force-static'

export const GET = feedRoute(jobsFeed)
