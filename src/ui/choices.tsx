import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './choices.module.css'

type ChoicesProps = {
  /** Name of the radio group, unique on the page. */
  name: string
  /** What is chosen, for assistive technology. */
  legend: string
  labels: ReactNode[]
  /** One value for each label; without them the values count from 1. */
  values?: readonly string[]
  /** Position of the label that is chosen at first, counted from 1. */
  initial?: number
  /** The value that is chosen, where a component keeps it. */
  chosen?: string | undefined
  onChoose?: ((value: string) => void) | undefined
  look?: 'plain' | 'pills'
  className?: string
  choiceClass?: string
}

/** Radio buttons covered by their labels. An ancestor's style sheet responds: `:has(input[value='2']:checked)`. */
export function Choices(props: ChoicesProps) {
  const { name, legend, labels, values, initial = 1, chosen, onChoose } = props
  const { look = 'plain', className, choiceClass } = props
  return (
    <fieldset className={clsx('min-w-0', styles[look], className)}>
      <legend className="sr-only">{legend}</legend>
      {labels.map((label, index) => (
        <label key={index} className={clsx('over-field', styles.choice, choiceClass)}>
          <input
            type="radio"
            name={name}
            value={values?.[index] ?? index + 1}
            {...(onChoose
              ? { checked: values?.[index] === chosen, onChange: (event) => onChoose(event.target.value) }
              : { defaultChecked: index + 1 === initial })}
            // Browsers that restore the choice after a reload would show one panel and mark another.
            autoComplete="off"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

type SwitcherProps = Omit<ChoicesProps, 'labels' | 'values'> & {
  /** At most six. */
  options: { label: ReactNode; panel: ReactNode }[]
  choicesClass?: string
  panelsClass?: string
}

/** Choices of which each shows a panel; where `:has` is unknown all panels show. */
export function Switcher({ options, className, choicesClass, panelsClass, ...choices }: SwitcherProps) {
  return (
    <div className={clsx(styles.switcher, className)}>
      <Choices {...choices} labels={options.map(({ label }) => label)} className={choicesClass} />
      <div className={clsx('min-w-0', panelsClass)}>
        {options.map(({ label, panel }, index) => (
          <div key={index} className={styles.panel}>
            {/* For the Markdown form of the page, which leaves out controls such as the choice above. */}
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
