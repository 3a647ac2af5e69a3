import { brand } from '@/config/brand'
import { absoluteUrl, site } from '@/config/site'
import { documentOf } from '@/content/document'
import { jobPath } from '@/content/paths'
import { formatDate } from '@/lib/dates'
import { renderTree } from '@/site/article/render'
import { ShareBar } from '@/site/share/share-bar'
import { ButtonLink } from '@/ui/button-link'
import { Callout } from '@/ui/callout'
import { Chip } from '@/ui/chip'
import { ArrowLeft } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Prose } from '@/ui/prose'
import type { Job } from '../jobs'
import { Apply } from './apply'
import { Facts } from './facts'
import { Interview } from './interview'
import { SimilarPositions } from './similar-positions'

type Props = { job: Job; open: boolean; similar: Job[] }

/** A job posting (docs/contracts/jobs.md#posting-page). */
export function Posting({ job, open, similar }: Props) {
  const { data } = job
  return (
    <div className="container-page py-10 md:py-14">
      <SmartLink
        href="/jobs#open-position"
        className="inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-text"
      >
        <ArrowLeft size={16} /> View all positions
      </SmartLink>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-y-12">
        <header>
          <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">{data.title}</h1>
          <p className="mt-4 max-w-[42rem] text-lg text-pretty text-muted">{data.description}</p>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <p className="flex flex-wrap gap-2">
              <Chip>{data.type}</Chip>
              <Chip>{data.location}</Chip>
              <Chip>{data.team}</Chip>
            </p>
            {open && (
              <ShareBar
                url={absoluteUrl(jobPath(job.slug))}
                title={`${data.title} at ${brand}`}
                via={site.seo.twitterHandle.replace(/^@/, '')}
                source={brand}
                className="flex flex-wrap items-center gap-2"
              />
            )}
          </div>
          {!open && (
            <div className="mt-8">
              <Callout type="note" title="This position is closed">
                It took applications until {formatDate(data.validThrough ?? data.date)}. The page stays, so
                that you can see what we look for. All{' '}
                <SmartLink href="/jobs#open-position">open positions</SmartLink> are on the jobs page.
              </Callout>
            </div>
          )}
        </header>
        <Facts job={job} open={open} />
        <div className="min-w-0 border-t border-line pt-10">
          <Prose>{renderTree(documentOf(job).tree)}</Prose>
          <Interview job={job} />
        </div>
      </div>
      {open && (
        /* On phones the button stays in view until the application below. */
        <div className="sticky bottom-4 z-10 mt-8 lg:hidden" data-chrome="">
          <ButtonLink href="#apply-now" size="lg" className="w-full shadow-float">
            Apply now
          </ButtonLink>
        </div>
      )}
      {open && <Apply job={job} />}
      {similar.length > 0 && <SimilarPositions jobs={similar} />}
    </div>
  )
}
