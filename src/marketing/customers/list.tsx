import clsx from 'clsx'
import { customerPath } from '@/content/paths'
import { SmartLink } from '@/ui/link'
import { allCustomers, type Customer } from './customers'
import { CustomerPicture } from './pictures/picture'
import { Wordmark } from './wordmark'

/** All stories: the first across the page, the others in two columns. */
export function CustomerList() {
  return (
    <section aria-labelledby="stories" className="container-page py-14 md:py-20">
      <h2 id="stories" className="sr-only">
        Stories
      </h2>
      <ul className="grid gap-x-16 gap-y-16 md:grid-cols-2 md:gap-y-24">
        {allCustomers().map((customer, index) => (
          <li key={customer.slug} className={clsx(index === 0 && 'md:col-span-2')}>
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
        'group relative grid gap-x-16 gap-y-6',
        wide && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center',
      )}
    >
      <CustomerPicture slug={slug} />
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Wordmark customer={customer} className="text-lg" />
          <span className="text-sm text-muted">{data.industry}</span>
        </p>
        <h3
          className={clsx(
            'mt-4 leading-snug font-semibold tracking-tight',
            wide ? 'text-3xl lg:text-title lg:leading-tight' : 'text-2xl',
          )}
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
          <p className="mt-5 flex flex-wrap items-center gap-x-4">
            <strong className="text-3xl font-semibold tracking-tight whitespace-nowrap text-accent tabular-nums">
              {outcome.value}
            </strong>
            <span className="flex-1 basis-32 text-body-sm leading-snug text-muted">{outcome.label}</span>
          </p>
        )}
      </div>
    </article>
  )
}
