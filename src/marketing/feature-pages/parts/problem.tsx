import clsx from 'clsx'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }

/** The problem in one row: its name on the left, its cases in columns beside it. */
export function ProblemRow({ page: { problem } }: Props) {
  const { heading, text, points } = problem
  return (
    <Section id="problem" tone="raised" heading={heading} lead={text} columns="4/8" className="md:py-20!">
      <ul
        className={clsx(
          'grid gap-x-10 gap-y-7',
          points.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3 sm:gap-x-7',
        )}
      >
        {points.map(({ title, text: description }) => (
          <li key={title} className="border-t-2 border-line-strong pt-4">
            <h3 className="leading-snug font-semibold">{title}</h3>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The problem as two ways to be wrong, side by side. */
export function ProblemChoice({ page: { problem } }: Props) {
  const { heading, text, points } = problem
  return (
    <Section id="problem" heading={heading} lead={text} leadBeside={text !== undefined}>
      <ul className="grid overflow-hidden rounded-card border border-line-strong md:grid-cols-2">
        {points.map(({ title, text: description }) => (
          <li
            key={title}
            className="border-line-strong bg-raised p-6 not-first:border-t md:p-9 md:not-first:border-s md:not-first:border-t-0"
          >
            <h3 className="text-2xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-3 text-lg text-pretty text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
