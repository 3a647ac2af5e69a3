import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Listings, OpenListings } from '@/marketing/features/listings'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'
import { Notes } from './code'
import styles from './steps.module.css'

type Props = { page: FeaturePage }

/** The steps on a line, from left to right. */
export function StepLine({ page: { steps } }: Props) {
  return (
    <Section id="steps" heading={steps.heading} lead={steps.lead} leadBeside={steps.lead !== undefined}>
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

/** The steps on the left, and beside them the listings that carry them out, one tab each. */
export function StepsWithCode({ page }: Props) {
  const { steps, code } = page
  return (
    <StepsBeside steps={steps}>
      <Code code={code}>
        <Listings snippets={code.snippets} label={code.heading} />
      </Code>
    </StepsBeside>
  )
}

/** The same with all listings open, for short ones. */
export function StepsWithOpenCode({ page }: Props) {
  const { steps, code } = page
  return (
    <StepsBeside steps={steps}>
      <Code code={code}>
        <OpenListings snippets={code.snippets} />
      </Code>
    </StepsBeside>
  )
}

function StepsBeside({ steps, children }: { steps: FeaturePage['steps']; children: ReactNode }) {
  return (
    <Section
      id="steps"
      heading={steps.heading}
      lead={steps.lead}
      columns="5/7"
      sticky
      actions={
        <ol className={clsx(styles.rail, 'mt-9')}>
          {steps.items.map(({ title, text }) => (
            <li key={title} className={styles.stop}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-body-sm leading-relaxed text-muted">{text}</p>
            </li>
          ))}
        </ol>
      }
    >
      {children}
    </Section>
  )
}

function Code({ code, children }: { code: FeaturePage['code']; children: ReactNode }) {
  return (
    <div id="code" className="lg:sticky lg:top-28">
      <h3 className="text-lg font-semibold">{code.heading}</h3>
      {code.lead && <p className="mt-1 mb-5 text-muted">{code.lead}</p>}
      {children}
      {code.notes && <Notes notes={code.notes} />}
    </div>
  )
}
