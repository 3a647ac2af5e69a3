import type { CSSProperties } from 'react'
import type { ReportData } from '@/content/schemas/report'
import { color } from './dots'
import styles from './stack.module.css'

type Props = Pick<ReportData['findings'][number], 'question' | 'answers'>

/** The answers to a question with one choice as parts of a whole, in the colors of the dots. */
export function Stack({ question, answers }: Props) {
  return (
    <figure>
      <figcaption className="mb-5 text-sm text-muted">{question}</figcaption>
      <div aria-hidden="true" className={styles.bar}>
        {answers.map(({ label, value }, index) => (
          <span
            key={label}
            style={{ '--part': value, '--color': color(index) } as CSSProperties}
            className={styles.part}
          />
        ))}
      </div>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2">
        {answers.map(({ label, value }, index) => (
          <li key={label} style={{ '--color': color(index) } as CSSProperties} className={styles.answer}>
            <span className="grow">{label}</span>
            <span className="font-mono">{value}%</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
