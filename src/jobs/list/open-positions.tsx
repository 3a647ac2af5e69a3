import { jobsFeedPath } from '@/content/paths'
import { Section } from '@/ui/section'
import { ApplyButton } from '../apply-button'
import type { Job } from '../jobs'
import { JobFilter } from './job-filter.client'
import { Position } from './position'

/** The list of open positions, with a filter. */
export function OpenPositions({ jobs }: { jobs: Job[] }) {
  return (
    <Section
      id="open-position"
      tone="ruled"
      heading={jobs.length > 0 ? 'Open positions' : 'No position is open right now'}
    >
      {jobs.length > 0 && (
        <>
          <JobFilter
            positions={jobs.map(({ data: { team, location, type } }) => ({ team, location, type }))}
          />
          <ul id="positions" className="border-b border-line">
            {jobs.map((job) => (
              <Position key={job.slug} job={job} />
            ))}
          </ul>
        </>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-6">
        <p className="max-w-[34rem] text-muted">
          If no posting fits, send an open application and tell us what you would improve here. We answer it
          like any other.
        </p>
        <ApplyButton label="Send an open application" />
        <a
          href={jobsFeedPath}
          className="py-1 text-sm text-muted underline underline-offset-4 hover:text-text"
        >
          New positions as a feed
        </a>
      </div>
    </Section>
  )
}
