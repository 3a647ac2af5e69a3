import clsx from 'clsx'
import { brand } from '@/config/brand'
import { customerPath } from '@/content/paths'
import { allCustomers, type Customer } from '@/marketing/customers/customers'
import { Wordmark } from '@/marketing/customers/wordmark'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** Customers by wordmark, each with one figure and one sentence. */
export function CustomersSection() {
  return (
    <Section
      className="max-md:py-10"
      heading="What teams achieved with Cosmo"
      lead={`${brand}, these customers, and their figures are fictional.`}
      leadBeside
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 lg:grid-cols-6">
        {allCustomers().map((customer, index) => (
          <li
            key={customer.slug}
            className={clsx(
              'relative bg-ground px-5 py-4 md:p-8',
              index < 2 ? 'lg:col-span-3' : 'lg:col-span-2',
              // In two columns, the last of five takes a whole row.
              index % 2 === 0 && 'md:max-lg:last:col-span-2',
            )}
          >
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
    <>
      <h3 className="text-lg">
        <SmartLink
          href={customerPath(customer.slug)}
          className="after:absolute after:inset-0 hover:text-accent"
        >
          <Wordmark customer={customer} />
        </SmartLink>
      </h3>
      {fact && (
        <p className="mt-2 grid grid-cols-[7.5rem_1fr] items-baseline gap-4 md:mt-6 md:block">
          <strong className="block text-3xl font-semibold tracking-tight whitespace-nowrap tabular-nums md:text-4xl">
            {fact.value}
          </strong>
          <span className="text-sm text-muted">{fact.label}</span>
        </p>
      )}
      <p className="mt-4 text-body-sm leading-relaxed text-pretty text-muted max-md:hidden">{data.title}.</p>
    </>
  )
}
