import type { FormField } from '@/content/schemas/form'
import { Control } from './control'

type Props = {
  field: FormField
  /** Lets the browser require an answer; false when an answer jumps over the field. */
  browserRequired: boolean
  /** The first question to show when they come one at a time. */
  current: boolean
  values?: string[]
  error?: string
}

/** A question with its control, help and error. Options are a fieldset; everything else is a labeled control. */
export function FieldView({ field, browserRequired, current, values = [], error }: Props) {
  const id = fieldId(field.ref)
  const isGroup = 'options' in field
  const Box = isGroup ? 'fieldset' : 'div'
  const describedBy = [field.help && `${id}-help`, `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box
      className="form-field"
      data-ref={field.ref}
      data-kind={field.kind}
      data-current={current ? '' : undefined}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {isGroup && (
        <legend className="form-question">
          <Question field={field} />
        </legend>
      )}
      {!isGroup && field.kind !== 'consent' && (
        <label className="form-question" htmlFor={id}>
          <Question field={field} />
        </label>
      )}
      {field.help && (
        <p id={`${id}-help`} className="form-help">
          {field.help}
        </p>
      )}
      <Control
        field={field}
        id={id}
        values={values}
        required={browserRequired && field.required === true}
        describedBy={describedBy}
        invalid={error !== undefined}
      />
      <p id={`${id}-error`} className="form-error" hidden={!error}>
        {error}
      </p>
    </Box>
  )
}

/** The HTML id of a field's control, or of its first option. */
function fieldId(ref: string): string {
  return `field-${ref}`
}

function Question({ field }: { field: FormField }) {
  return (
    <>
      {field.title}
      {!field.required && <span className="form-optional"> optional</span>}
    </>
  )
}
