import clsx from 'clsx'
import type { ReportData } from '@/content/schemas/report'
import { Bars } from './bars'
import { Stack } from './stack'

/** The findings with their charts, on alternating sides. */
export function Findings({ report: { findings } }: { report: ReportData }) {
  return findings.map(({ id, heading, question, answers, multiple, text }, index) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('border-b border-line', index % 2 && 'bg-raised')}
    >
      <div className="container-page grid gap-x-20 gap-y-10 py-14 md:py-20 lg:grid-cols-2 lg:items-center">
        <div className={clsx(index % 2 && 'lg:order-1')}>
          <h2
            id={`${id}-heading`}
            className="text-3xl leading-[1.12] font-semibold tracking-tight md:text-title"
          >
            {heading}
          </h2>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">{text}</p>
        </div>
        {multiple ? (
          <Bars question={question} answers={answers} />
        ) : (
          <Stack question={question} answers={answers} />
        )}
      </div>
    </section>
  ))
}
