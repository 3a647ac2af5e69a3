import clsx from 'clsx'
import { FormInline } from '@/forms/form-inline'
import styles from './steps.module.css'

const facts = [
  ['What you get', 'A workspace for your organization. One of our engineers sets it up with you.'],
  ['What it costs', 'Nothing while it is in beta.'],
  ['What we ask for', 'One hour of feedback after two weeks.'],
] as const

/** Sign-up for the beta. */
export function EarlyAccess() {
  return (
    <section
      id="early-access"
      aria-labelledby="early-access-heading"
      className={clsx(styles.board, 'relative border-t border-line')}
    >
      <div className="relative container-page grid gap-x-20 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div>
          <h2
            id="early-access-heading"
            className="text-4xl leading-[1.1] font-semibold tracking-tight md:text-5xl"
          >
            Try Hub on the next page you build
          </h2>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">
            We invite a few teams at a time, because an engineer works with each of them. Leave your name and
            an email address.
          </p>
          <dl className="mt-8">
            {facts.map(([term, text]) => (
              <div key={term} className="border-t border-line py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1 text-body-sm leading-relaxed text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormInline form="earlyAccess" className="h-[34rem]" />
      </div>
    </section>
  )
}
