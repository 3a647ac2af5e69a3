import clsx from 'clsx'
import { brand } from '@/config/brand'
import { customerPath } from '@/content/paths'
import { allCustomers, type Customer } from '@/marketing/customers/customers'
import { onRing } from '@/ui/art/geometry'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** Type of the wordmarks, in turn. */
const faces = [
  'font-semibold tracking-tight',
  'text-base font-medium tracking-[0.18em] uppercase',
  'font-mono font-medium tracking-tight',
  'font-light tracking-wide',
  'font-bold tracking-tighter italic',
]

/** Customers by wordmark, each with one figure and one sentence. */
export function CustomersSection() {
  return (
    <Section
      className="max-md:py-12"
      heading="What teams achieved with Cosmo"
      lead={`${brand} and these customers are fictional, and so are the figures. The problems are common to federated graphs.`}
      leadBeside
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-6">
        {allCustomers().map((customer, index) => (
          <li
            key={customer.slug}
            className={clsx(
              'relative bg-ground px-5 py-4 md:p-8',
              index < 2 ? 'md:col-span-3' : 'md:col-span-2',
            )}
          >
            <Story customer={customer} index={index} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Story({ customer: { slug, data }, index }: { customer: Customer; index: number }) {
  const [fact] = data.facts
  return (
    <>
      <h3 className="flex items-center gap-3">
        <Mark points={data.subgraphs.length} design={index % 3} />
        <SmartLink
          href={customerPath(slug)}
          className={clsx(
            'text-lg after:absolute after:inset-0 hover:text-accent',
            faces[index % faces.length],
          )}
        >
          {data.name}
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

/** A figure of as many points as the graph has subgraphs: joined across, joined around, or joined to the middle. */
function Mark({ points, design }: { points: number; design: number }) {
  const places = Array.from({ length: points }, (_, index) => onRing(11, (index * 360) / points - 90))
  const target = (index: number) =>
    design === 2 ? '0 0' : places[(index + (design === 0 ? 2 : 1)) % points]?.join(' ')
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" className="size-7 shrink-0">
      <path
        d={places.map(([x, y], index) => `M${x} ${y}L${target(index)}`).join('')}
        className="stroke-cool"
        strokeWidth="1.25"
        fill="none"
        opacity="0.7"
      />
      {design === 2 && <circle r="5" className="fill-ground stroke-cool" strokeWidth="1.25" />}
      <path
        d={places.map(([x, y]) => `M${x} ${y}h0`).join('')}
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
