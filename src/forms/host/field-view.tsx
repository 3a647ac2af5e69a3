import type { FormField } from '@/content/schemas/form'
import { Control } from './control'

type Props = {
  field: FormField
  /** The browser itself insists on an answer; only where no answer leads past the field. */
  insists: boolean
  /** First on stage when questions come one at a time. */
  current: boolean
  values?: string[]
  error?: string
}

/** One question with its control, help and error. Options are a group; everything else is a labelled control. */
export function FieldView({ field, insists, current, values = [], error }: Props) {
  const id = fieldId(field.ref)
  const grouped = 'options' in field
  const Box = grouped ? 'fieldset' : 'div'
  const describedBy = [field.help && `${id}-help`, `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box
      className="form-field"
      data-ref={field.ref}
      data-kind={field.kind}
      data-current={current ? '' : undefined}
      aria-describedby={grouped ? describedBy : undefined}
    >
      {grouped && (
        <legend className="form-question">
          <Question field={field} />
        </legend>
      )}
      {!grouped && field.kind !== 'consent' && (
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
        required={insists && field.required === true}
        describedBy={describedBy}
        invalid={error !== undefined}
      />
      <p id={`${id}-error`} className="form-error" hidden={!error}>
        {error}
      </p>
    </Box>
  )
}

/** Id of a field's control, of its first option when it has several. */
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
