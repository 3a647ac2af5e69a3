import type { Entry } from '@/content/collection'
import { jobs } from '@/content/collections'
import type { JobData } from '@/content/schemas/job'
import { isOpen, isPublic } from '@/content/visibility'

export type Job = Entry<JobData>

/** Every posting that has a page at a time, newest first: open ones and closed ones. */
export function allJobs(now: Date): Job[] {
  return jobs
    .all()
    .filter(({ data }) => isPublic(data, now))
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug))
}

/** The postings that take applications: what /jobs lists, counts and feeds. */
export function openJobs(now: Date): Job[] {
  return allJobs(now).filter(({ data }) => isOpen(data, now))
}

/** The posting of a slug, open or closed, or undefined. */
export function jobBySlug(slug: string, now: Date): Job | undefined {
  return allJobs(now).find((job) => job.slug === slug)
}
