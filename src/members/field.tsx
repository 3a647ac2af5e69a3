import { createElement, type AllHTMLAttributes } from 'react'

type Props = AllHTMLAttributes<HTMLElement> & {
  label: string
  name: string
  as?: 'input' | 'textarea'
  /** Of a select box, by value. */
  options?: Record<string, string>
  /** Why what was typed is not saved; the first such field has the focus. */
  problem?: string | false
}

/** A field with its label. */
export function Field({ label, as = 'input', options, problem, ...props }: Props) {
  const id = `${props.name}-problem`
  const state = problem && { 'aria-invalid': true, 'aria-describedby': id, autoFocus: true }
  const choices =
    options &&
    Object.entries(options).map(([value, text]) => createElement('option', { key: value, value }, text))
  return (
    <label>
      {label}
      {createElement(options ? 'select' : as, { className: 'field-input', ...props, ...state }, choices)}
      {problem && (
        <span id={id} role="alert" className="field-error block">
          {problem}
        </span>
      )}
    </label>
  )
}
