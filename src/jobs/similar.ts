import type { Job } from './jobs'

/** What makes two positions similar; the first counts most. */
const shared = ['team', 'location', 'type'] as const
const limit = 3

/**
 * The open positions most like a job, at most three: first those of the same team, then those in the same location, then
 * those of the same type; equals in their order. Positions that share none of these are left out.
 */
export function similarJobs(job: Job, open: Job[]): Job[] {
  // Each property outweighs all that follow it.
  const rank = ({ data }: Job) =>
    shared.reduce((sum, name) => 2 * sum + Number(data[name] === job.data[name]), 0)
  return open
    .filter((other) => other.slug !== job.slug && rank(other) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, limit)
}
