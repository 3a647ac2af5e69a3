import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { absoluteUrl, site } from '@/config/site'
import { documentOf } from '@/content/document'
import { jobPath } from '@/content/paths'
import { fillIn, words } from '@/content/words'
import { formatDate } from '@/lib/dates'
import { renderTree } from '@/blocks/render'
import { ShareBar } from '@/site/share/share-bar'
import { ButtonLink } from '@/ui/button-link'
import { Callout } from '@/ui/callout'
import { ArrowLeft } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Part } from '@/ui/part'
import { Prose } from '@/ui/prose'
import { type Job, applicationFormOf, similarJobs, formatSalary } from '../jobs'
import { hiringSteps, Position } from '../list'
import { popupSizes } from '@/config/forms'
import { FormButton } from '@/forms/form-button'
import type { ReactNode } from 'react'

const underlined =
  '-my-0.5 inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:decoration-current'

/** The time of a step within a sentence. */
const during = (step?: { when: string }) => step?.when.replace(/^./, (letter) => letter.toLowerCase()) ?? ''

/** The link to the button of the application form, which opens the form at once where scripts run. */
const toApplication = { href: '#apply-now', 'data-opens-form': '#apply-now [data-tf-popup]' }

/** The button that opens the application form. On phones it covers the docked link to it (docs/contracts/jobs.md#posting-page). */
function Apply({ job }: { job: Job }) {
  const { slug, data } = job
  const { jobsEmail } = site.author
  const [first, last] = [hiringSteps().at(0), hiringSteps().at(-1)]
  return (
    <section
      id="apply-now"
      aria-labelledby="apply-heading"
      className="relative z-20 -mx-[24px] grid gap-x-16 gap-y-8 border-t border-line bg-ground px-[24px] pt-12 lg:mx-0 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-0"
    >
      <div>
        <h2 id="apply-heading" className="text-3xl font-semibold tracking-tight">
          Apply
        </h2>
        <p className="mt-4 max-w-[38rem] text-muted">
          {fillIn(words().jobs.apply, { first: during(first), last: during(last) })}{' '}
          <SmartLink href={`${paths.jobs}#how-we-hire`} className={underlined}>
            {words().jobs.steps}
          </SmartLink>
        </p>
        <p className="mt-4 text-sm text-muted">
          {words().jobs.question}{' '}
          <SmartLink
            href={`mailto:${jobsEmail}?subject=${encodeURIComponent(data.title)}`}
            className={`wrap-anywhere ${underlined}`}
          >
            {jobsEmail}
          </SmartLink>
          .
        </p>
      </div>
      <div className="grid gap-6 sm:max-w-80 lg:self-center">
        <FormButton
          form={applicationFormOf(job)}
          dialogTitle={`Apply: ${data.title}`}
          hidden={{ job: slug }}
          note={slug}
          popupSize={popupSizes.job}
          size="lg"
        >
          Apply Now
        </FormButton>
        <ShareBar url={absoluteUrl(jobPath(slug))} title={`${data.title} at ${brand}`} byVendor />
      </div>
    </section>
  )
}

type Props = { job: Job; open: boolean }

/** A job posting (docs/contracts/jobs.md#posting-page). */
export function Posting({ job, open }: Props) {
  const { data } = job
  return (
    <div className="container-page py-10 md:py-14">
      <SmartLink
        href={`${paths.jobs}#open-position`}
        data-unsearched=""
        className="touch-target inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-text"
      >
        <ArrowLeft size={16} /> View all positions
      </SmartLink>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-y-12">
        <header>
          <h1 className="heading-article">{data.title}</h1>
          <p className="mt-4 max-w-[42rem] text-lg text-pretty text-soft">{data.description}</p>
          <p className="mt-6 flex flex-wrap gap-2">
            <span className="chip">{data.type}</span>
            <span className="chip">{data.location}</span>
            <span className="chip">{data.team}</span>
          </p>
          {!open && (
            <div className="mt-8">
              <Callout type="note" title={words().jobs.closed}>
                {fillIn(words().jobs.closedText, { date: formatDate(data.validThrough ?? data.date) })}{' '}
                <SmartLink href={`${paths.jobs}#open-position`}>{words().jobs.closedLink}</SmartLink>
              </Callout>
            </div>
          )}
        </header>
        <Facts job={job} open={open} />
        <div className="min-w-0 border-t border-line pt-10 lg:max-w-[38rem]">
          <Prose>{renderTree(documentOf(job).tree)}</Prose>
          <Interview job={job} />
        </div>
      </div>
      {open && (
        /* On phones the button stays in view until the application below, which slides over it; focus brings it back. */
        <div
          data-chrome
          className="sticky bottom-0 z-10 -mx-[24px] mt-10 -mb-19 border-t border-line bg-ground px-[24px] py-3 focus-within:z-30 sm:flex sm:items-center sm:justify-between sm:gap-6 lg:hidden"
        >
          <p className="text-sm text-muted max-sm:hidden">
            <strong className="block text-base font-semibold text-text">{data.title}</strong>
            {data.salary && formatSalary(data.salary)}
          </p>
          <ButtonLink {...toApplication} size="lg" className="w-full shrink-0 sm:w-60">
            Apply now
          </ButtonLink>
        </div>
      )}
      {open && <Apply job={job} />}
      <SimilarPositions jobs={similarJobs(job)} />
    </div>
  )
}

function SimilarPositions({ jobs }: { jobs: Job[] }) {
  if (jobs.length === 0) return null
  return (
    <section data-chrome aria-labelledby="similar" className="mt-16 border-t border-line pt-12">
      <h2 id="similar" className="text-3xl font-semibold tracking-tight">
        {words().jobs.similar}
      </h2>
      <ul className="mt-8 border-b border-line">
        {jobs.map((one) => (
          <Position key={one.slug} job={one} />
        ))}
      </ul>
    </section>
  )
}

/** The interview steps and the first tasks of a posting, if it has them. */
function Interview({ job: { data } }: { job: Job }) {
  const { interview, firstTasks } = data
  return (
    <div className="mt-14 grid gap-14">
      {interview && (
        <Part id="interview" heading={words().jobs.interview}>
          <ol className="mt-6">
            {interview.map(({ step, about }, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-5">
                <span aria-hidden="true" className="font-mono text-sm leading-7 text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{step}</h3>
                  <p className="mt-1 text-muted">{about}</p>
                </div>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {firstTasks && (
        <Part id="first-tasks" heading={words().jobs.firstTasks}>
          <ul className="mt-6">
            {firstTasks.map((task) => (
              <li key={task} className="border-t border-line py-4">
                {task}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

/** The facts of a posting: before the text on phones, beside it and always in view on wide screens. */
function Facts({ job: { data }, open }: { job: Job; open: boolean }) {
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
          <Fact term={open ? 'Apply by' : 'Closed after'}>{lastDay}</Fact>
          <Fact term="Where">{data.office ? `${data.location} (office)` : data.location}</Fact>
          <Fact term="Candidates from">{data.remote?.countries.join(', ')}</Fact>
          <Fact term="Time zones">{data.timeZones}</Fact>
          <Fact term="Interview">
            {open && data.interview && (
              <a href="#interview" className={underlined}>
                {data.interview.length} steps
              </a>
            )}
          </Fact>
          <Fact term="Posted">
            {formatDate(data.date)}
            {!lastDay && ', no closing date'}
          </Fact>
        </dl>
        {open && (
          <ButtonLink {...toApplication} className="mt-6 w-full max-lg:hidden">
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
