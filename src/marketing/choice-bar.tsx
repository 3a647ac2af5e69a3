import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './choice-bar.module.css'

type Props = {
  /** What is chosen, for assistive technology. */
  legend: string
  /** Name of the radio group, unique on the page. */
  name: string
  /** Labels; the value of each is its place, counted from 1. */
  labels: ReactNode[]
  /** Value that is chosen at first. */
  initial?: number
  className?: string
}

/**
 * A row of choices that needs no script: an ancestor's style sheet follows it with `:has(input[value='2']:checked)`.
 */
export function ChoiceBar({ legend, name, labels, initial = 1, className }: Props) {
  return (
    <fieldset className={clsx(styles.bar, className)}>
      <legend className="sr-only">{legend}</legend>
      {labels.map((label, index) => (
        <label key={index} className={clsx('over-field', styles.choice)}>
          <input type="radio" name={name} value={index + 1} defaultChecked={index + 1 === initial} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
