import clsx from 'clsx'
import { Listings } from '@/marketing/features/listings'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'
import styles from './steps.module.css'

type Props = { page: FeaturePage }

/** The steps on a line, from left to right. */
export function StepLine({ page: { steps } }: Props) {
  return (
    <Section eyebrow="How it works" heading={steps.heading} lead={steps.lead}>
      <ol className={clsx(styles.line, steps.items.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4')}>
        {steps.items.map(({ title, text }) => (
          <li key={title} className={styles.station}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The steps as a column, with listings below the steps that have one. */
export function StepRail({ page: { steps } }: Props) {
  return (
    <Section id="steps" eyebrow="How it works" heading={steps.heading} columns="4/8" lead={steps.lead} sticky>
      <ol className={styles.rail}>
        {steps.items.map(({ title, text, code }) => (
          <li key={title} className={styles.stop}>
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 max-w-[40rem] text-muted">{text}</p>
            {code && <Listings snippets={[code]} label={title} className="mt-5" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The steps as rows: number, name, description. */
export function StepLedger({ page: { steps } }: Props) {
  return (
    <Section eyebrow="How it works" heading={steps.heading} lead={steps.lead}>
      <ol className="border-b border-line">
        {steps.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[3rem_minmax(0,4fr)_minmax(0,7fr)]"
          >
            <span aria-hidden className="font-mono text-sm leading-7 text-accent">
              {index + 1}
            </span>
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
