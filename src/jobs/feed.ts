import { absoluteUrl, brand, site } from '@/config/site'
import { documentOf } from '@/content/document'
import { jobPath } from '@/content/paths'
import { treeToHtml } from '@/seo/feed/html'
import type { FeedItem, FeedOptions } from '@/seo/feed/types'
import { openJobs, type Job } from './jobs'

export const jobsFeedPath = '/jobs/rss.xml'

/** The open postings as a feed, newest first. */
export function jobsFeed(now: Date): FeedOptions {
  const jobs = openJobs(now)
  return {
    id: absoluteUrl('/jobs'),
    title: `Jobs at ${brand}`,
    link: absoluteUrl('/jobs'),
    description: `Open positions at ${brand}.`,
    language: 'en',
    ttl: 60,
    image: absoluteUrl('/brand/logo-512.png'),
    copyright: `Copyright ${now.getUTCFullYear()} ${site.copyright}`,
    updated: jobs[0]?.data.date ?? now.toISOString(),
    feedLinks: { rss: absoluteUrl(jobsFeedPath) },
    items: jobs.map(feedItem),
  }
}

function feedItem(job: Job): FeedItem {
  const { slug, data } = job
  const address = absoluteUrl(jobPath(slug))
  return {
    title: `${data.title} (${data.location})`,
    id: address,
    link: address,
    date: data.date,
    published: data.date,
    description: data.description,
    content: treeToHtml(documentOf(job).tree, { page: address }),
    author: [],
    category: [data.team, data.type].map((name) => ({ name, term: name })),
  }
}
