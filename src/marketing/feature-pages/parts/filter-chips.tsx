import clsx from 'clsx'
import styles from './filter-chips.module.css'

type Props = {
  /** Name of the radio group, unlike any other on the page. */
  name: string
  legend: string
  /** Values and labels; the first is chosen at first. */
  options: readonly (readonly [value: string, label: string])[]
}

/** Chips of which one is chosen; an ancestor's style sheet follows with `:has([value='…']:checked)`. */
export function FilterChips({ name, legend, options }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map(([value, label], index) => (
        <label key={value} className={clsx('chip chip-link over-field', styles.filter)}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} autoComplete="off" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
