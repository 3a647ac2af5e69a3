import clsx from 'clsx'
import { FormInline } from '@/forms/form-inline'
import styles from './steps.module.css'

const facts = [
  ['What you get', 'A workspace for your organization. One of our engineers sets it up with you.'],
  ['What it costs', 'Nothing while it is in beta.'],
  ['What we ask', 'One hour of feedback after two weeks.'],
] as const

/** Sign-up for the beta. */
export function EarlyAccess() {
  return (
    <section
      id="early-access"
      aria-labelledby="early-access-heading"
      className={clsx(styles.board, 'relative border-t border-line')}
    >
      <div className="relative container-page grid gap-x-20 gap-y-8 py-12 md:gap-y-12 md:py-24 lg:grid-cols-2">
        <div>
          <h2
            id="early-access-heading"
            className="text-4xl leading-[1.1] font-semibold tracking-tight md:text-5xl"
          >
            Try Hub on the next page you build
          </h2>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">
            An engineer works with each team, so we invite a few at a time.
          </p>
          <dl className="mt-8">
            {facts.map(([term, text]) => (
              <div
                key={term}
                className="grid-cols-[6.5rem_minmax(0,1fr)] border-t border-line py-3 max-md:grid max-md:gap-x-4 md:py-4"
              >
                <dt className="font-semibold">{term}</dt>
                <dd className="text-body-sm leading-relaxed text-muted md:mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormInline form="earlyAccess" className="h-[34rem] xs:h-[30rem]" autoResize="360" />
      </div>
    </section>
  )
}
