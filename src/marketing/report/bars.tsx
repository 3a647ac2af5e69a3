import clsx from 'clsx'
import type { ReportData } from '@/content/schemas/report'

type Props = Pick<ReportData['findings'][number], 'question' | 'answers'>

/** A question's answers as bars, the largest highlighted. A list, so that it is accessible. */
export function Bars({ question, answers }: Props) {
  const largest = Math.max(...answers.map(({ value }) => value))
  return (
    <figure>
      <figcaption className="mb-5 text-sm text-muted">{question}</figcaption>
      <ul className="grid gap-3">
        {answers.map(({ label, value }) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-4 gap-y-1.5">
            <span className="text-body-sm">{label}</span>
            <span className="text-right font-mono text-sm">{value}%</span>
            <span aria-hidden="true" className="col-span-2 h-2.5 overflow-hidden rounded-full bg-raised-2">
              <span
                className={clsx(
                  'block h-full rounded-full',
                  value === largest ? 'bg-gradient-to-r from-coral to-amber' : 'bg-cool opacity-60',
                )}
                style={{ width: `${value}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
