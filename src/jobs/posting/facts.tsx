import { formatDate } from '@/lib/dates'
import type { Job } from '../jobs'
import { formatSalary } from '../salary'

/** The facts of a posting, beside the text. */
export function Facts({ job: { data } }: { job: Job }) {
  const facts: [term: string, detail: string | undefined][] = [
    ['Pay', data.salary && formatSalary(data.salary)],
    ['Where', data.office ? `${data.location} (office)` : data.location],
    ['Candidates from', data.remote?.countries.join(', ')],
    ['Time zones', data.timeZones],
    ['Posted', formatDate(data.date)],
    ['Open until', data.validThrough && formatDate(data.validThrough)],
  ]
  return (
    <aside aria-label="Facts" className="mt-12 lg:mt-0">
      <dl className="divide-y divide-line border-y border-line lg:sticky lg:top-28">
        {facts.map(
          ([term, detail]) =>
            detail && (
              <div key={term} className="py-4">
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="mt-0.5">{detail}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  )
}
