import { paths } from '@/config/paths'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Closing } from '@/blocks/closing'
import { findAuthor, toAuthor } from '@/content/author'
import { inlineHtml } from '@/content/inline-html'
import { customerPath, featureBlockPath, postPath } from '@/content/paths'
import { fillIn, words } from '@/content/words'
import { FormButton } from '@/forms/form-button'
import { Breadcrumb } from '@/site/breadcrumb'
import { Avatar } from '@/ui/avatar'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Part } from '@/ui/part'
import { allCustomers, type Customer } from './customers'
import { CustomerPicture } from './list'
import { Wordmark } from './wordmark'
import { columnClasses } from '@/ui/columns'

const html = (markdown: string) => ({ dangerouslySetInnerHTML: { __html: inlineHtml(markdown) } })

/** One story: its result first, then problem, solution, and a quote, a link to the next one, and a call. */
export function CustomerStory({ customer }: { customer: Customer }) {
  const { data, slug } = customer
  return (
    <article>
      <header className="container-page grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-2 lg:items-center">
        <div>
          <Breadcrumb
            steps={[
              { name: 'Customers', path: paths.customers },
              { name: data.name, path: customerPath(slug) },
            ]}
          />
          <p className="mt-10">
            <Wordmark customer={customer} className="text-xl" />
          </p>
          <h1 className="mt-5 heading-article">{data.title}</h1>
          <p className="mt-5 text-lg text-pretty text-soft">{data.summary}</p>
        </div>
        <CustomerPicture customer={customer} />
      </header>
      <Outcome customer={customer} />
      <div
        className={`container-page grid gap-x-16 gap-y-14 py-14 md:py-20 lg:*:first:sticky lg:*:first:top-24 lg:*:first:self-start ${columnClasses['4/8']}`}
      >
        <Part id="problem" heading={words().customers.problem}>
          {data.challenge.map((paragraph) => (
            <p key={paragraph} className="mt-4 leading-relaxed text-pretty text-soft" {...html(paragraph)} />
          ))}
        </Part>
        <Solution customer={customer} />
      </div>
      <Quote customer={customer} />
      <SetUp customer={customer} />
      <Next after={slug} />
      <Closing
        heading={data.call}
        intro={words().customers.callText}
        more={
          <FormButton form="sales" size="lg">
            {words().customers.talk}
          </FormButton>
        }
      />
    </article>
  )
}

/** The result as figures and text. */
function Outcome({ customer: { data } }: { customer: Customer }) {
  return (
    <section aria-labelledby="result" className="border-y border-line bg-raised">
      <div className="container-page py-10 md:py-14">
        <h2 id="result" className="sr-only">
          The result
        </h2>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-3">
          {data.facts.map(({ value, label }, index) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-body-sm leading-snug text-pretty text-muted">{label}</dt>
              <dd
                className={clsx(
                  'text-4xl font-semibold tracking-tight tabular-nums lg:text-5xl',
                  index === 0 && 'text-accent',
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {data.outcome.map((paragraph) => (
          <p key={paragraph} className="mt-8 max-w-[48rem] text-body-lg leading-relaxed text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

function Solution({ customer: { data } }: { customer: Customer }) {
  return (
    <Part id="solution" heading={words().customers.solution}>
      <ol className="copy mt-4">
        {data.solution.map((paragraph, index) => (
          <li
            key={paragraph}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-6 leading-relaxed text-soft first:border-0 first:pt-0"
          >
            <span aria-hidden="true" className="font-mono text-sm leading-7 text-accent">
              {index + 1}
            </span>
            <p {...html(paragraph)} />
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** A sentence of someone at the customer, with the portrait of the author directory if there is one. */
function Quote({ customer: { data } }: { customer: Customer }) {
  const { text, name, role } = data.quote
  const author = findAuthor(name)
  return (
    <figure className="border-y border-line bg-raised py-14 md:py-20">
      <div className={`container-page grid gap-x-16 gap-y-8 lg:items-center ${columnClasses['4/8']}`}>
        <blockquote className="text-2xl leading-snug font-medium tracking-tight text-balance md:text-3xl md:leading-snug">
          “{text}”
        </blockquote>
        <figcaption className="flex items-center gap-5 lg:-order-1">
          <Avatar name={name} picture={author && toAuthor(author).avatar} size={80} />
          <span>
            <b className="font-semibold">{name}</b>
            <span className="block text-sm text-muted">{role}</span>
          </span>
        </figcaption>
      </div>
    </figure>
  )
}

/** How the customer runs the platform, and where to read more. */
function SetUp({ customer: { data } }: { customer: Customer }) {
  const { setUp, post, fictional } = words().customers
  return (
    <Part id="set-up" heading={setUp} className="container-page py-14 md:py-20">
      <dl className="mt-6 grid gap-x-12 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-5 lg:*:last:col-span-2">
        <Fact term="Size">{data.size}</Fact>
        <Fact term="Hosting">{data.hosting}</Fact>
        <Fact term="Subgraphs">{data.subgraphs.join(', ')}</Fact>
        <Fact term="Features in use">
          <ul className="flex flex-wrap gap-2 pt-1">
            {data.parts.map((part) => (
              <li key={part}>
                <SmartLink
                  href={featureBlockPath(part)}
                  className="chip chip-link touch-target whitespace-normal max-sm:px-3 max-sm:text-caption"
                >
                  {part}
                </SmartLink>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        {data.post && (
          <ButtonLink href={postPath(data.post)} variant="secondary">
            {post} <ArrowRight size={16} />
          </ButtonLink>
        )}
        <p className="text-sm text-muted">{fillIn(fictional, { name: data.name })}</p>
      </div>
    </Part>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Next({ after }: { after: string }) {
  const customers = allCustomers()
  const next = customers[(customers.findIndex(({ slug }) => slug === after) + 1) % customers.length]
  if (!next) return null
  return (
    <nav aria-label="Next story" className="border-t border-line bg-raised">
      <div className="group relative container-page flex items-center justify-between gap-x-10 py-8">
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
