import clsx from 'clsx'
import type { ReactNode } from 'react'
import { words } from '@/content/words'

type Step = { when: string; title: string; text: ReactNode }
type Props = {
  steps: readonly Step[]
  /** Places the steps side by side where there is room. */
  row?: boolean
}

/** What happens after a form is sent, in order. */
export function AfterSending(props: Props) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-2xl font-semibold tracking-tight">
        {words().jobs.afterSending}
      </h2>
      <DatedSteps {...props} />
    </section>
  )
}

/** Steps on a line, each with its time. */
export function DatedSteps({ steps, row }: Props) {
  return (
    <ol
      className={clsx(
        'mt-7 ml-2 border-l border-line-strong',
        row && 'lg:ml-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:border-t lg:border-l-0',
      )}
    >
      {steps.map(({ when, title, text }) => (
        <li
          key={title}
          className={clsx('relative pb-9 pl-8 last:pb-0', row && 'lg:pt-7 lg:pr-10 lg:pb-0 lg:pl-0')}
        >
          <span
            aria-hidden
            className={clsx(
              'absolute top-1.5 -left-[7px] size-[13px] rounded-full border-2 border-ground bg-coral outline outline-offset-2 outline-coral/40',
              row && 'lg:-top-[7px] lg:left-0.5',
            )}
          />
          <p className="font-mono text-caption text-accent">{when}</p>
          <h3 className="mt-1.5 font-semibold">{title}</h3>
          <p className="mt-1 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
