import clsx from 'clsx'
import { Drawing } from '@/blocks/drawing'
import { entryDrawings } from '@/content/drawings'
import { customerPath } from '@/content/paths'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { allCustomers, type Customer } from './customers'
import { Wordmark } from './wordmark'

/** The drawing of a customer's story. Where half a page enlarges the one for phones, its text stays small. */
export function CustomerPicture({ customer: { data } }: { customer: Customer }) {
  return (
    <div className="lg:max-xl:@md:[&_figure_:is(text,tspan)]:text-caption md:[&_svg]:max-w-none!">
      <Drawing {...entryDrawings(data.drawing)} caption={data.caption} />
    </div>
  )
}

/** All stories: the first across the page, the others in two columns. */
export function CustomerList() {
  return (
    <section aria-labelledby="stories" className="container-page pt-4 pb-14 md:pb-20">
      <h2 id="stories" className="sr-only">
        Stories
      </h2>
      <ul className="grid gap-x-16 gap-y-16 lg:grid-cols-2 lg:gap-y-24">
        {allCustomers().map((customer, index) => (
          <li
            key={customer.slug}
            className={
              index === 0 ? 'lg:col-span-2' : 'lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-6'
            }
          >
            <Story customer={customer} wide={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Story({ customer, wide }: { customer: Customer; wide: boolean }) {
  const { slug, data } = customer
  const [outcome] = data.facts
  return (
    <article
      className={clsx(
        'group relative grid gap-x-8 gap-y-6 md:grid-cols-2 md:items-center lg:gap-x-16',
        !wide && 'lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-stretch',
      )}
    >
      <CustomerPicture customer={customer} />
      <div className="flex flex-col">
        <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
          <Wordmark customer={customer} className="text-lg" />
          <span className="text-sm text-muted">{data.industry}</span>
        </p>
        <h3
          className={clsx(
            'mt-4',
            wide ? 'heading-section' : 'text-2xl leading-snug font-semibold tracking-tight',
          )}
        >
          <SmartLink
            href={customerPath(slug)}
            className="group-hover:text-accent after:absolute after:inset-0"
          >
            {data.title}
          </SmartLink>
        </h3>
        <p className="mt-3 text-balance text-muted">{data.summary}</p>
        {outcome && (
          <p className="mt-auto flex flex-wrap items-baseline gap-x-4 pt-5">
            <strong className="text-3xl font-semibold tracking-tight whitespace-nowrap text-accent tabular-nums">
              {outcome.value}
            </strong>
            <span className="flex-1 basis-32 text-body-sm leading-snug text-balance text-muted lg:min-h-[2lh]">
              {outcome.label}
            </span>
          </p>
        )}
        <p aria-hidden="true" className="flex items-center gap-1.5 pt-5 font-medium group-hover:text-accent">
          Read the story
          <ArrowRight size={16} className="transition-transform group-hover:translate-x-0.5" />
        </p>
      </div>
    </article>
  )
}

/** Customers by wordmark, each with one figure, the first also with its picture. */
export function CustomerFigures() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
      {allCustomers().map((customer, index) => (
        <li
          key={customer.slug}
          className={clsx(
            'relative bg-ground px-5 py-4 md:p-8',
            index === 0 &&
              'grid content-between gap-8 max-md:*:first:hidden max-lg:items-center md:max-lg:col-span-2 md:max-lg:grid-cols-2 md:max-lg:gap-x-16 lg:row-span-2',
          )}
        >
          {index === 0 && <CustomerPicture customer={customer} />}
          <Figure customer={customer} />
        </li>
      ))}
    </ul>
  )
}

function Figure({ customer }: { customer: Customer }) {
  const { data } = customer
  const [fact] = data.facts
  return (
    <div className="flex flex-col justify-center lg:h-full">
      <h3 className="flex h-8 items-center text-lg">
        <SmartLink
          href={customerPath(customer.slug)}
          className="after:absolute after:inset-0 hover:text-accent"
        >
          <Wordmark customer={customer} />
        </SmartLink>
      </h3>
      {fact && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 md:mt-5 md:block">
          <strong className="block min-w-25 text-2xl font-semibold tracking-tight whitespace-nowrap tabular-nums md:text-4xl">
            {fact.value}
          </strong>
          <span className="grow basis-28 text-sm leading-snug text-pretty text-muted md:mt-1.5 md:block md:text-body-sm lg:max-xl:min-h-[3lh]">
            {fact.label}
          </span>
        </p>
      )}
    </div>
  )
}
