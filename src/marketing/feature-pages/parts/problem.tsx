import clsx from 'clsx'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }

/** The problem as columns. */
export function ProblemColumns({ page: { problem } }: Props) {
  const { heading, text, points } = problem
  return (
    <Section eyebrow="The problem" heading={heading} lead={text}>
      <ul className={clsx('grid gap-x-10', points.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
        {points.map((point) => (
          <li key={point.title} className="border-t border-line py-6">
            <h3 className="font-semibold">{point.title}</h3>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The problem as a statement on the left and its cases on the right. */
export function ProblemSplit({ page: { problem } }: Props) {
  const { heading, text, points } = problem
  return (
    <Section id="problem" tone="raised" eyebrow="The problem" heading={heading} lead={text} columns="5/6">
      <ul className="divide-y divide-line border-y border-line">
        {points.map((point) => (
          <li key={point.title} className="py-6">
            <h3 className="text-lg font-semibold">{point.title}</h3>
            <p className="mt-1.5 text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
