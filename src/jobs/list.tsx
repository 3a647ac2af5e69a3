import { forms } from '@/config/forms'
import { jobPath } from '@/content/paths'
import { fillIn, words } from '@/content/words'
import { formById } from '@/forms/host/forms'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { formatSalary, namedByAll, openJobs, type Job } from './jobs'

/** The list of open positions, full-time ones first. */
export function OpenPositions() {
  const isSecond = ({ data }: Job) => Number(data.type !== 'Full time')
  const jobs = openJobs().toSorted((one, other) => isSecond(one) - isSecond(other))
  if (jobs.length === 0) return <p>{words().jobs.none}</p>
  const named = namedByAll(jobs)
  return (
    <>
      {named && (
        <p className="-mt-3 mb-8 text-muted md:-mt-9">{fillIn(words().jobs.named, { facts: named })}</p>
      )}
      <ul id="positions" className="border-b border-line">
        {jobs.map((job) => (
          <Position key={job.slug} job={job} />
        ))}
      </ul>
    </>
  )
}

/** A position in a list: title, description and the facts that decide whether it fits. */
export function Position({ job: { slug, data } }: { job: Job }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_16rem_2rem] md:items-center">
      <div>
        <h3 className="text-lg font-semibold max-md:pe-8">
          <SmartLink href={jobPath(slug)} className="group-hover:text-accent after:absolute after:inset-0">
            {data.title}
          </SmartLink>
        </h3>
        <p className="mt-1 text-body-sm text-pretty text-muted">{data.description}</p>
      </div>
      <p className="text-sm text-muted">
        {data.team} · {data.type}
        <span className="block">{data.location}</span>
        {data.salary && <span className="block text-text">{formatSalary(data.salary)}</span>}
      </p>
      <ArrowRight
        size={18}
        className="justify-self-end text-muted transition-transform group-hover:translate-x-1 max-md:absolute max-md:end-0 max-md:top-8"
      />
    </li>
  )
}

/** What happens after an application, from its form. */
export const hiringSteps = () => formById(forms.application)?.thanks.steps ?? []

/** The steps of hiring with their times, which the application form names after it is sent; side by side where there is room. */
export function HiringSteps() {
  const { application: title, applicationText: text } = words().jobs
  return (
    <ol className="mt-7 ml-2 lg:ml-0 lg:grid lg:auto-cols-fr lg:grid-flow-col">
      {[{ when: 'Day 0', title, text }, ...hiringSteps()].map((step) => (
        <li
          key={step.title}
          className="relative border-l border-line-strong pb-9 pl-8 last:border-transparent last:pb-0 lg:border-t lg:border-l-0 lg:pt-7 lg:pr-10 lg:pb-0 lg:pl-0"
        >
          <span
            aria-hidden
            className="absolute top-1.5 -left-[7px] size-[13px] rounded-full border-2 border-ground bg-coral outline outline-offset-2 outline-coral/40 lg:-top-[7px] lg:left-0.5"
          />
          <p className="font-mono text-caption text-accent lg:max-xl:min-h-[2lh]">{step.when}</p>
          <h3 className="mt-1.5 font-semibold">{step.title}</h3>
          <p className="mt-1 text-pretty text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
