import { jobPath, jobsFeedPath } from '@/content/paths'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { ApplyButton } from '../apply-button'
import type { Job } from '../jobs'
import { formatSalary } from '../salary'
import { JobFilter } from './job-filter.client'

/** The list of open positions, with a filter. */
export function OpenPositions({ jobs }: { jobs: Job[] }) {
  return (
    <Section
      id="open-position"
      eyebrow="Open positions"
      heading={jobs.length > 0 ? 'Where you could start' : 'Nothing open right now'}
      lead="No posting that fits? Tell us what you would change here. We read open applications with the same care."
      className="border-t border-line"
    >
      {jobs.length > 0 && (
        <>
          <JobFilter
            positions={jobs.map(({ data: { team, location, type } }) => ({ team, location, type }))}
          />
          <ul id="positions" className="border-b border-line">
            {jobs.map(({ slug, data }) => (
              <li
                key={slug}
                className="group relative grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_16rem_2rem] md:items-center"
              >
                <div>
                  <h3 className="text-lg font-semibold">
                    <SmartLink
                      href={jobPath(slug)}
                      className="group-hover:text-accent after:absolute after:inset-0"
                    >
                      {data.title}
                    </SmartLink>
                  </h3>
                  <p className="mt-1 text-body-sm text-muted">{data.description}</p>
                </div>
                <p className="text-sm text-muted">
                  {data.team} · {data.type}
                  <br />
                  {data.location}
                  {data.salary && (
                    <>
                      <br />
                      {formatSalary(data.salary)}
                    </>
                  )}
                </p>
                <ArrowRight
                  size={18}
                  className="hidden text-muted transition-transform group-hover:translate-x-1 md:block"
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-6">
        <ApplyButton label="Send an open application" />
        <a href={jobsFeedPath} className="text-sm text-muted underline underline-offset-4 hover:text-text">
          New positions as a feed
        </a>
      </div>
    </Section>
  )
}
