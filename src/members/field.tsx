import { createElement, type AllHTMLAttributes } from 'react'

type Props = AllHTMLAttributes<HTMLElement> & {
  label: string
  name: string
  as?: 'input' | 'textarea'
  /** Of a select box, by value. */
  options?: Record<string, string>
  /** Why what was typed is not saved; the field then has the focus. */
  problem?: string
}

/** A field with its label. */
export function Field({ label, as = 'input', options, problem, ...props }: Props) {
  const state = problem && { 'aria-invalid': true, 'aria-describedby': 'problem', autoFocus: true }
  const choices =
    options &&
    Object.entries(options).map(([value, text]) => createElement('option', { key: value, value }, text))
  return (
    <label>
      {label}
      {createElement(options ? 'select' : as, { className: 'field-input', ...props, ...state }, choices)}
      {problem && (
        <span id="problem" role="alert" className="field-error block">
          {problem}
        </span>
      )}
    </label>
  )
}
