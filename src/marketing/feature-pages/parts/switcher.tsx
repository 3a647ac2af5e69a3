import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './switcher.module.css'

type Props = {
  /** Name of the radio group, unlike any other on the page. */
  name: string
  /** What is chosen, for assistive technology. */
  legend: string
  /** At most six. */
  options: { key: string; label: ReactNode; panel: ReactNode }[]
  className?: string
  optionsClass?: string
  optionClass?: string
  panelsClass?: string
}

/** Chooses one of several panels with radio buttons and style sheets alone; without `:has` all panels show. */
export function Switcher({
  name,
  legend,
  options,
  className,
  optionsClass,
  optionClass,
  panelsClass,
}: Props) {
  return (
    <div className={clsx(styles.switcher, className)}>
      <fieldset className={clsx('min-w-0', optionsClass)}>
        <legend className="sr-only">{legend}</legend>
        {options.map(({ key, label }, index) => (
          <label key={key} className={clsx('over-field', styles.option, optionClass)}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={index === 0}
              autoComplete="off"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={clsx('min-w-0', panelsClass)}>
        {options.map(({ key, label, panel }) => (
          <div key={key} className={styles.panel}>
            {/* For who reads the Markdown form: the choice above is a control, which has no place there. */}
            <p className="tab-heading" hidden>
              {label}
            </p>
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
