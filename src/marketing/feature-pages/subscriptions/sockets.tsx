import { formatNumber } from '@/lib/format-number'
import { Section } from '@/ui/section'
import { Switcher } from '@/ui/choices'
import type { FeaturePage } from '../pages'
import styles from './sockets.module.css'

const audiences = [1, 100, 10_000]

/** The problem in numbers: open connections for an audience, in both designs. */
export function Sockets({ page: { problem } }: { page: FeaturePage }) {
  return (
    <Section
      id="problem"
      heading={problem.heading}
      lead={problem.text}
      columns="5/7"
      actions={
        <ul className="mt-8 grid gap-5">
          {problem.points.map(({ title, text }) => (
            <li key={title} className="border-s-2 border-line-strong ps-4">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-body-sm leading-relaxed text-muted">{text}</p>
            </li>
          ))}
        </ul>
      }
    >
      <Switcher
        name="audience"
        legend="Number of viewers"
        look="bar"
        choicesClass="mb-5 w-fit rounded-card border border-line-strong p-1"
        options={audiences.map((audience) => ({
          key: String(audience),
          label: `${formatNumber(audience)} ${audience === 1 ? 'viewer' : 'viewers'}`,
          panel: <Compare audience={audience} />,
        }))}
      />
      <p className="mt-4 text-sm text-muted">
        Streams that the backend holds for one topic and one router, when every viewer has a different token.
        Viewers with equal tokens share one upstream connection.
      </p>
    </Section>
  )
}

function Compare({ audience }: { audience: number }) {
  return (
    <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
      <Design name="A subgraph holds the subscription" counts={[audience, audience, 1]} />
      <Design name="The router reads the event bus" counts={[audience, 0, 1]} good />
    </div>
  )
}

const hops = ['client to router', 'router to subgraph', 'router or subgraph to the bus'] as const

function Design({ name, counts, good }: { name: string; counts: number[]; good?: boolean }) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="bg-ground p-6 md:p-7">
      <p className="font-medium">{name}</p>
      <p className={good ? styles.goodTotal : styles.total}>{formatNumber(total)}</p>
      <dl className="mt-5 text-sm">
        {hops.map((hop, index) => (
          <div key={hop} className="flex justify-between border-t border-line py-2">
            <dt className="text-muted">{hop}</dt>
            <dd className="font-mono">{formatNumber(counts[index] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
