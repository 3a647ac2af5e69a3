import type { ReactNode } from 'react'
import { site } from '@/config/site'
import { formatDate } from '@/lib/dates'
import { ButtonLink } from '@/ui/button-link'
import { SmartLink } from '@/ui/link'
import { formatSalary, type Job } from '../jobs'

/** The facts of a posting: before the text on phones, beside it and always in view on wide screens. */
export function Facts({ job: { data }, open }: { job: Job; open: boolean }) {
  const lastDay = data.validThrough && formatDate(data.validThrough)
  return (
    <aside aria-label="Facts" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="rounded-card border border-line bg-raised p-6 lg:sticky lg:top-24">
        <dl className="grid gap-3.5 text-body-sm sm:max-lg:grid-cols-2">
          {data.salary && (
            <div className="sm:max-lg:col-span-2">
              <dt className="text-caption text-muted">Pay</dt>
              <dd className="text-xl font-semibold tracking-tight tabular-nums">
                {formatSalary(data.salary)}
              </dd>
            </div>
          )}
          <Fact term={open ? 'Apply by' : 'Closed after'}>{lastDay ?? (open && 'No closing date')}</Fact>
          <Fact term="Where">{data.office ? `${data.location} (office)` : data.location}</Fact>
          <Fact term="Candidates from">{data.remote?.countries.join(', ')}</Fact>
          <Fact term="Time zones">{data.timeZones}</Fact>
          <Fact term="Interview">
            {open && data.interview && (
              <a
                href="#interview"
                className="inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {data.interview.length} steps
              </a>
            )}
          </Fact>
          <Fact term="Questions">{open && <JobsMail subject={data.title} />}</Fact>
          <Fact term="Posted">{formatDate(data.date)}</Fact>
        </dl>
        {open && (
          <ButtonLink href="#apply-now" className="mt-6 w-full max-lg:hidden">
            Apply now
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:gap-x-3">
      <dt className="text-caption text-muted">{term}</dt>
      <dd className="leading-snug wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The address for questions about a position, which becomes the subject. */
export function JobsMail({ subject }: { subject: string }) {
  const { jobsEmail } = site.author
  return (
    <SmartLink
      href={`mailto:${jobsEmail}?subject=${encodeURIComponent(subject)}`}
      className="inline-block py-0.5 wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {jobsEmail}
    </SmartLink>
  )
}
