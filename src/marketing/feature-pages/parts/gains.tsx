import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }

/** What a team gets, as four cells. */
export function GainCells({ page: { gains } }: Props) {
  return (
    <Section eyebrow="What it gives" heading={gains.heading}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
        {gains.items.map(({ title, text }) => (
          <li key={title} className="bg-ground p-6 md:p-8">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What a team gets, as terms and their explanation. */
export function GainTerms({ page: { gains } }: Props) {
  return (
    <Section eyebrow="What it gives" heading={gains.heading}>
      <dl className="grid gap-x-16 md:grid-cols-2">
        {gains.items.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-6">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What a team gets, as four narrow columns. */
export function GainColumns({ page: { gains } }: Props) {
  return (
    <Section eyebrow="What it gives" heading={gains.heading}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {gains.items.map(({ title, text }) => (
          <li key={title}>
            <span aria-hidden className="mb-5 block h-0.5 w-10 bg-coral" />
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
