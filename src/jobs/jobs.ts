import type { Entry } from '@/content/collection'
import { jobs } from '@/content/collections'
import type { JobData } from '@/content/schemas/job'
import { isOpen, isPublic } from '@/content/visibility'

export type Job = Entry<JobData>

/** The open and closed postings that have a page at a time, newest first. */
export function allJobs(now: Date): Job[] {
  return jobs
    .all()
    .filter(({ data }) => isPublic(data, now))
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug))
}

/** The postings that accept applications. /jobs, the count of jobs and the feed show these. */
export function openJobs(now: Date): Job[] {
  return allJobs(now).filter(({ data }) => isOpen(data, now))
}

/** The open or closed posting with a slug, or undefined. */
export function jobBySlug(slug: string, now: Date): Job | undefined {
  return allJobs(now).find((job) => job.slug === slug)
}
