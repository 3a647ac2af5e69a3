import type { ReactNode } from 'react'
import { formatDate } from '@/lib/dates'
import type { Job } from '../jobs'
import { formatSalary } from '../salary'
import { JobsMail } from './jobs-mail'

/** The facts of a posting: before the text on phones, beside it on wide screens. What decides comes first. */
export function Facts({ job: { data }, open }: { job: Job; open: boolean }) {
  const lastDay = data.validThrough && formatDate(data.validThrough)
  return (
    <aside aria-label="Facts" className="lg:col-start-2 lg:row-start-1">
      <dl className="divide-y divide-line border-y border-line text-body-sm lg:sticky lg:top-28 lg:text-base">
        <Fact term="Pay">{data.salary && formatSalary(data.salary)}</Fact>
        <Fact term={open ? 'Apply by' : 'Closed after'}>{lastDay ?? (open && 'No closing date')}</Fact>
        <Fact term="Where">{data.office ? `${data.location} (office)` : data.location}</Fact>
        <Fact term="Candidates from">{data.remote?.countries.join(', ')}</Fact>
        <Fact term="Time zones">{data.timeZones}</Fact>
        <Fact term="Questions">{open && <JobsMail subject={data.title} />}</Fact>
        <Fact term="Posted">{formatDate(data.date)}</Fact>
      </dl>
    </aside>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="py-3 max-lg:grid max-lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:py-4">
      <dt className="text-muted lg:text-sm">{term}</dt>
      <dd className="lg:mt-0.5">{children}</dd>
    </div>
  )
}
