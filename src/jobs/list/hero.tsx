import { brand } from '@/config/brand'
import { postPath } from '@/content/paths'
import { ButtonLink } from '@/ui/button-link'
import { Hero } from '@/ui/hero'
import { namedByAll, type Job } from '../jobs'

const facts = [
  ['30', 'people in nine countries'],
  ['30', 'days off a year, plus public holidays'],
  ['3', 'weeks from your application to our decision'],
] as const

/** Whom we look for, beside the facts that are the same for every position. */
export function JobsHero({ jobs }: { jobs: Job[] }) {
  const openings = jobs.length
  const named = namedByAll(jobs)
  return (
    <Hero
      columns="7/4"
      heading={`Jobs at ${brand}: build an open-source GraphQL platform`}
      lead={`Engineers, teachers, and recruiters work here, most of them remotely.${named && ` Every posting names ${named}, so you know that before you apply.`}`}
      actions={
        <>
          <ButtonLink href="#open-position" size="lg">
            {openings === 1 ? 'See the open position' : `See ${openings} open positions`}
          </ButtonLink>
          <ButtonLink href={postPath('how-we-review-schemas')} variant="secondary" size="lg">
            Read how we review schemas
          </ButtonLink>
        </>
      }
    >
      <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line md:max-lg:grid-cols-3">
        {facts.map(([value, label]) => (
          <div
            key={label}
            className="flex items-baseline gap-5 bg-raised px-6 py-5 md:max-lg:flex-col md:max-lg:gap-1"
          >
            <dt className="order-1 text-pretty text-muted">{label}</dt>
            <dd className="w-12 shrink-0 text-4xl font-semibold tracking-tight text-accent tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Hero>
  )
}
