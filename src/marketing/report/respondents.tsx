import type { CSSProperties } from 'react'
import type { ReportData } from '@/content/schemas/report'
import { Choices } from '@/ui/choices'
import { pack, share, sunflower, type Spot } from './clusters'
import styles from './respondents.module.css'

/** Distance between dots, and around a cluster, in units of the drawing. */
const spacing = 7
const margin = 9
const colors = ['cool', 'coral', 'amber', 'text', 'muted']
/** Size of the drawing, in its own units. */
const field = { width: 472, height: 380 }
/** The style sheet supports this many arrangements besides the first, which shows all respondents together. */
const maxFindings = 4

/** Every respondent is a dot; a choice groups the dots by the answers to a finding. Needs no script. */
export function Respondents({ report }: { report: ReportData }) {
  const { respondents } = report
  const findings = report.findings.filter(({ multiple }) => !multiple).slice(0, maxFindings)
  const together = sunflower(respondents, spacing).map((spot) => ({ ...spot, answer: 0 }))
  const views = [
    together,
    ...findings.map(({ answers }) =>
      clustered(
        respondents,
        answers.map(({ value }) => value),
      ),
    ),
  ]
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-field.width / 2} ${-field.height / 2} ${field.width} ${field.height}`}
        aria-hidden="true"
        className={styles.dots}
        // Six hundred static elements, which would cost hydration time as React elements.
        dangerouslySetInnerHTML={{
          __html: together.map((_, index) => dot(views.map((view) => view[index]))).join(''),
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

type Placed = Spot & { answer: number }

/** A sunflower for each answer, side by side. */
function clustered(count: number, percents: number[]): Placed[] {
  const counts = share(count, percents)
  // Pack the largest first, so that the others surround it.
  const order = counts.map((_, index) => index).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  const centers = pack(
    order.map((index) => spacing * Math.sqrt(counts[index] ?? 0) + margin),
    field,
  )
  return counts.flatMap((size, answer) => {
    const { x, y } = centers[order.indexOf(answer)] ?? { x: 0, y: 0 }
    return sunflower(size, spacing).map((seed) => ({ x: x + seed.x, y: y + seed.y, answer }))
  })
}

/** One respondent: position and color in every arrangement, as custom properties for the style sheet. */
function dot(places: (Placed | undefined)[]): string {
  const style = places.map((place, view) => {
    const { x, y, answer } = place ?? { x: 0, y: 0, answer: 0 }
    return `--p${view}:${Math.round(x)}px ${Math.round(y)}px;--c${view}:${color(answer)}`
  })
  return `<circle r="2.6" style="${style.join(';')}"/>`
}

function color(answer: number): string {
  return `var(--${colors[answer % colors.length]})`
}
