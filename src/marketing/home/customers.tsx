import clsx from 'clsx'
import { brand } from '@/config/brand'
import { customerPath } from '@/content/paths'
import { allCustomers, type Customer } from '@/marketing/customers/customers'
import { CustomerPicture } from '@/marketing/customers/pictures/picture'
import { Wordmark } from '@/marketing/customers/wordmark'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** Customers by wordmark, each with one figure and one sentence, the first also with its picture. */
export function CustomersSection() {
  return (
    <Section
      className="max-md:py-10"
      heading="What teams achieved with Cosmo"
      lead={`${brand}, these customers, and their figures are fictional.`}
      leadBeside
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
        {allCustomers().map((customer, index) => (
          <li
            key={customer.slug}
            className={clsx(
              'relative bg-ground px-5 py-4 md:p-8',
              index === 0 &&
                'grid content-between gap-8 max-lg:items-center md:max-lg:col-span-2 md:max-lg:grid-cols-2 lg:row-span-2',
            )}
          >
            {index === 0 && <CustomerPicture slug={customer.slug} className="max-md:hidden" />}
            <Story customer={customer} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Story({ customer }: { customer: Customer }) {
  const { data } = customer
  const [fact] = data.facts
  return (
    <div>
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
          <span className="grow basis-28 text-sm leading-snug text-muted md:mt-1.5 md:block">
            {fact.label}
          </span>
        </p>
      )}
      <p className="mt-4 text-body-sm leading-relaxed text-pretty max-md:hidden">{data.title}.</p>
    </div>
  )
}
