import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { jobPath, jobsFeedPath } from '@/content/paths'
import { textItem } from '@/content/feed-item'
import { channel, type FeedItem, type FeedOptions } from '@/seo/feed/channel'
import { openJobs, type Job } from './jobs'

/** The open postings as a feed, newest first. */
export function jobsFeed(now: Date): FeedOptions {
  const about = { title: `Jobs at ${brand}`, description: `Open positions at ${brand}.` }
  const items = openJobs(now).map(feedItem)
  return channel({ ...about, page: paths.jobs, paths: { rss: jobsFeedPath }, items }, now)
}

function feedItem(job: Job): FeedItem {
  const { slug, data } = job
  const address = absoluteUrl(jobPath(slug))
  return {
    ...textItem(job, address),
    title: `${data.title} (${data.location})`,
    author: [],
    category: [data.team, data.type].map((name) => ({ name, term: name })),
  }
}
