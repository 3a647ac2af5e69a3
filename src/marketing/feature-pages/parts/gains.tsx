import type { ReactNode } from 'react'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }

/** What a team gets: the heading on the left, four short texts beside it. */
export function GainSplit({ page: { gains } }: Props) {
  return (
    <Section heading={gains.heading} columns="4/8" sticky>
      <dl className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
        {gains.items.map(({ title, text }) => (
          <div key={title} className="border-t border-line-strong pt-4">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What a team gets, as a band of four columns. */
export function GainBand({ page: { gains } }: Props) {
  return (
    <Section tone="raised" heading={gains.heading}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {gains.items.map(({ title, text }) => (
          <li key={title}>
            <span aria-hidden className="mb-4 block h-0.5 w-10 bg-coral" />
            <h3 className="text-lg leading-snug font-semibold">{title}</h3>
            <p className="mt-2 leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What a team gets, beside the screen of the product that shows it. */
export function GainScreen({ page: { gains }, children }: Props & { children: ReactNode }) {
  return (
    <Section heading={gains.heading} columns="5/7" centered actions={<Gains items={gains.items} />}>
      {children}
    </Section>
  )
}

function Gains({ items }: { items: FeaturePage['gains']['items'] }) {
  return (
    <dl className="mt-7 grid gap-5">
      {items.map(({ title, text }) => (
        <div key={title} className="border-s-2 border-coral ps-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-body-sm leading-relaxed text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
