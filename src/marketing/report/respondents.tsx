import type { CSSProperties } from 'react'
import type { ReportData } from '@/content/schemas/report'
import { Choices } from '@/ui/choices'
import { arrangements, color, field } from './dots'
import { reportDotsPath } from './reports'
import styles from './respondents.module.css'

/** Every respondent is a dot; a choice groups the dots by the answers to a finding. Needs no script. */
export function Respondents({ report }: { report: ReportData }) {
  const { respondents } = report
  const findings = arrangements(report)
  return (
    <figure className={styles.figure}>
      <link rel="stylesheet" href={reportDotsPath(report)} precedence="low" />
      <svg
        viewBox={`${-field.width / 2} ${-field.height / 2} ${field.width} ${field.height}`}
        aria-hidden="true"
        className={styles.dots}
        // Six hundred static elements, which would cost hydration time as React elements.
        dangerouslySetInnerHTML={{
          __html: Array.from(
            { length: respondents },
            (_, index) => `<circle r="2.6" class="d${index}"/>`,
          ).join(''),
        }}
      />
      <figcaption>
        <Choices
          look="bar"
          legend="Arrange the respondents by"
          name="respondents"
          labels={[
            'Everyone',
            ...findings.map(({ id }) => (
              <span key={id} className="capitalize">
                {id}
              </span>
            )),
          ]}
          className="justify-center max-sm:[&>label]:px-2! max-sm:[&>label]:text-caption!"
        />
        <div className={styles.keys}>
          <p className={styles.key}>{respondents} respondents, one dot each</p>
          {findings.map(({ id, question, answers }) => (
            <div key={id} className={styles.key}>
              <p className="text-text">{question}</p>
              <ul className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-1">
                {answers.map(({ label, value }, index) => (
                  <li
                    key={label}
                    style={{ '--dot': color(index) } as CSSProperties}
                    className={styles.answer}
                  >
                    {label} <span className="font-mono text-text">{value}%</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </figcaption>
    </figure>
  )
}
