import { documentOf } from '@/content/document'
import { formatDate } from '@/lib/dates'
import { renderTree } from '@/site/article/render'
import { ButtonLink } from '@/ui/button-link'
import { Callout } from '@/ui/callout'
import { Chip } from '@/ui/chip'
import { ArrowLeft } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Prose } from '@/ui/prose'
import { ApplyButton } from '../apply-button'
import type { Job } from '../jobs'
import { Facts } from './facts'
import { Interview } from './interview'

/** A job posting (docs/contracts/jobs.md#posting-page): back link, title, chips, body, and the application form. */
export function Posting({ job, open }: { job: Job; open: boolean }) {
  const { data } = job
  return (
    <div className="container-page py-10 md:py-16">
      <SmartLink
        href="/jobs#open-position"
        className="inline-flex items-center gap-2 text-sm text-muted hover:text-text"
      >
        <ArrowLeft size={16} /> View all positions
      </SmartLink>
      <header className="mt-8 max-w-[46rem]">
        <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">{data.title}</h1>
        <p className="mt-4 text-lg text-muted">{data.description}</p>
        <p className="mt-6 flex flex-wrap gap-2">
          <Chip>{data.type}</Chip>
          <Chip>{data.location}</Chip>
          <Chip>{data.team}</Chip>
        </p>
        {open && (
          <ButtonLink href="#apply-now" className="mt-8">
            Apply now
          </ButtonLink>
        )}
      </header>
      {!open && (
        <div className="mt-8 max-w-[46rem]">
          <Callout type="note" title="This position is closed">
            It took applications until {formatDate(data.validThrough ?? data.date)}. The page stays, so that
            you can see what we look for; <SmartLink href="/jobs#open-position">open positions</SmartLink> are
            on the jobs page.
          </Callout>
        </div>
      )}
      <div className="mt-12 gap-16 border-t border-line pt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Prose>{renderTree(documentOf(job).tree)}</Prose>
          <Interview job={job} />
        </div>
        <Facts job={job} />
      </div>
      {open && (
        <section id="apply-now" aria-labelledby="apply-heading" className="mt-16 border-t border-line pt-12">
          <h2 id="apply-heading" className="text-3xl font-semibold tracking-tight">
            Apply
          </h2>
          <p className="mt-4 mb-8 max-w-[40rem] text-muted">
            A few questions and, if you like, a CV. No cover letter, no account. A person answers within five
            working days.
          </p>
          <ApplyButton job={{ slug: job.slug, typeformId: data.typeform_id }} />
        </section>
      )}
    </div>
  )
}
