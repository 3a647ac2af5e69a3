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
      <ul className="grid gap-x-16 gap-y-12 max-lg:divide-y max-lg:divide-line max-lg:*:not-last:pb-12 lg:grid-cols-2 lg:gap-y-24">
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
        'group relative grid gap-x-8 gap-y-6 md:grid-cols-2 lg:items-center lg:gap-x-16',
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
          className={
            wide ? 'mt-4 heading-section' : 'mt-4 text-2xl leading-snug font-semibold tracking-tight'
          }
        >
          <SmartLink
            href={customerPath(slug)}
            className="group-hover:text-accent after:absolute after:inset-0"
          >
            {data.title}
          </SmartLink>
        </h3>
        <p className="mt-3 text-pretty text-muted">{data.summary}</p>
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

/** Customers by wordmark, each with the figure of one outcome, side by side or in rows. */
export function CustomerFigures() {
  return (
    <ul className="grid gap-x-8 border-line max-lg:divide-y max-lg:divide-line max-lg:border-y lg:grid-cols-5">
      {allCustomers().map((customer) => (
        <li
          key={customer.slug}
          className="relative max-lg:py-4 md:max-lg:grid md:max-lg:grid-cols-[16rem_1fr] md:max-lg:items-baseline"
        >
          <h3 className="flex min-h-8 items-center max-lg:text-lg lg:max-xl:text-body-sm">
            <SmartLink
              href={customerPath(customer.slug)}
              className="flex items-center gap-2 after:absolute after:inset-0 hover:text-accent sm:whitespace-nowrap lg:max-xl:gap-1"
            >
              <Wordmark customer={customer} />
              <ArrowRight size={16} className="text-accent lg:max-xl:hidden" />
            </SmartLink>
          </h3>
          {customer.data.facts.slice(0, 1).map(({ value, label }) => (
            <p
              key={label}
              className="mt-2 flex items-baseline gap-x-4 max-md:flex-wrap md:max-lg:mt-0 lg:block"
            >
              <strong className="min-w-25 text-2xl font-semibold tracking-tight whitespace-nowrap tabular-nums">
                {value}
              </strong>
              <span className="grow basis-28 text-sm leading-snug text-pretty text-muted lg:mt-1 lg:block">
                {label}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
