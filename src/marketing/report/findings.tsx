import type { ReportData } from '@/content/schemas/report'
import { Bars } from './bars'

/** The findings with their charts. */
export function Findings({ report: { findings } }: { report: ReportData }) {
  return (
    <div className="container-page">
      {findings.map(({ id, heading, question, answers, text }, index) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid gap-x-16 gap-y-10 border-b border-line py-16 md:py-20 lg:grid-cols-2"
        >
          <div>
            <p className="font-mono text-sm text-accent">
              {index + 1} / {findings.length}
            </p>
            <h2 id={`${id}-heading`} className="mt-3 text-3xl leading-[1.15] font-semibold tracking-tight">
              {heading}
            </h2>
            <p className="mt-5 max-w-[34rem] text-muted">{text}</p>
          </div>
          <Bars question={question} answers={answers} />
        </section>
      ))}
    </div>
  )
}
