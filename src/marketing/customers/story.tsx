import type { ReactNode } from 'react'
import { customerPath, featureBlockPath, postPath } from '@/content/paths'
import { Breadcrumb } from '@/site/breadcrumb'
import { nav } from '@/site/navigation'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { allCustomers, type Customer } from './customers'
import { GraphPicture } from './graph-picture'

/** One story with facts beside the text, and a link to the next one. */
export function CustomerStory({ customer }: { customer: Customer }) {
  const { data, slug } = customer
  return (
    <article>
      <header className="border-b border-line bg-raised">
        <div className="container-page grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
          <div>
            <Breadcrumb
              look="eyebrow"
              steps={[
                { name: nav.customers.label, path: nav.customers.url },
                { name: data.name, path: customerPath(slug) },
              ]}
            />
            <h1 className="text-4xl leading-[1.08] font-semibold tracking-[-0.03em] sm:text-5xl md:text-6xl">
              {data.title}
            </h1>
            <p className="mt-6 max-w-[38rem] text-lg text-pretty text-muted">{data.summary}</p>
          </div>
          <GraphPicture
            name={data.name}
            subgraphs={data.subgraphs}
            className="w-full max-w-[30rem] justify-self-center [--behind:var(--raised)]"
          />
        </div>
      </header>
      <div className="container-page grid gap-x-20 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-12 lg:row-start-1">
          <Part heading="The challenge" paragraphs={data.challenge} />
          <Part heading="What they did" paragraphs={data.solution} />
          <Part heading="What came of it" paragraphs={data.outcome}>
            <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-3">
              {data.facts.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-coral pt-4">
                  <dt className="mt-1 text-body-sm leading-snug text-muted">{label}</dt>
                  <dd className="text-3xl font-semibold tracking-tight tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <figure className="border-l-2 border-line-strong pl-6">
            <blockquote className="text-xl leading-relaxed text-pretty">{data.quote.text}</blockquote>
            <figcaption className="mt-4 text-sm text-muted">
              {data.quote.name}, {data.quote.role}
            </figcaption>
          </figure>
          {data.post && (
            <div>
              <ButtonLink href={postPath(data.post)} variant="secondary">
                Read it in their own words <ArrowRight size={16} />
              </ButtonLink>
            </div>
          )}
        </div>
        <Facts customer={customer} />
      </div>
      <Next after={slug} />
    </article>
  )
}

function Part({
  heading,
  paragraphs,
  children,
}: {
  heading: string
  paragraphs: string[]
  children?: ReactNode
}) {
  return (
    <section>
      <h2 className="text-2xl font-semibold tracking-tight md:text-3xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[42rem] text-body-lg leading-relaxed text-pretty text-muted">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  )
}

function Facts({ customer: { data } }: { customer: Customer }) {
  const facts = [
    ['Industry', data.industry],
    ['Size', data.size],
    ['Hosting', data.hosting],
    ['Subgraphs', String(data.subgraphs.length)],
  ] as const
  return (
    <aside
      aria-label="Facts"
      className="self-start rounded-card border border-line bg-raised p-6 lg:sticky lg:top-28"
    >
      <dl className="grid gap-4">
        {facts.map(([term, detail]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-0.5">{detail}</dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-muted">Parts in use</dt>
          <dd>
            <ul className="mt-1.5 grid gap-1.5">
              {data.parts.map((part) => (
                <li key={part}>
                  <SmartLink
                    href={featureBlockPath(part)}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
                  >
                    {part}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        {data.name} and its people are fictional, as is the vendor of this site.
      </p>
    </aside>
  )
}

function Next({ after }: { after: string }) {
  const customers = allCustomers()
  const next = customers[(customers.findIndex(({ slug }) => slug === after) + 1) % customers.length]
  if (!next) return null
  return (
    <nav aria-label="Next story" className="mb-16 border-y border-line bg-raised md:mb-24">
      <div className="group relative container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-8">
        <p>
          <span className="text-sm text-muted">Next: {next.data.name}</span>
          <SmartLink
            href={customerPath(next.slug)}
            className="mt-1 block text-xl font-semibold group-hover:text-accent after:absolute after:inset-0"
          >
            {next.data.title}
          </SmartLink>
        </p>
        <ArrowRight size={22} className="text-muted" />
      </div>
    </nav>
  )
}
