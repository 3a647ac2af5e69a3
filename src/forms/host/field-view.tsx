import type { FormField } from '@/content/schemas/form'
import { fileKinds } from '../validate'
import { helpClass } from './names'

type ControlProps = {
  field: FormField
  id: string
  values: string[]
  required: boolean
  describedBy: string
  invalid: boolean
}

/** The input element or elements of a field. */
function Control({ field, id, values, required, describedBy, invalid }: ControlProps) {
  const common = {
    id,
    name: field.ref,
    required,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  }
  switch (field.kind) {
    case 'long-text':
      return (
        <textarea
          {...common}
          className="field-input min-h-32 grow in-data-unfolded:min-h-28"
          rows={5}
          placeholder={field.placeholder}
          defaultValue={values[0]}
        />
      )
    case 'file':
      return (
        <input
          {...common}
          className="field-input"
          type="file"
          accept={[...fileKinds, 'jpeg'].map((ending) => `.${ending}`).join(',')}
        />
      )
    case 'consent':
      return (
        <label className="field-option border-transparent bg-transparent px-0 text-body-sm text-muted">
          <input {...common} type="checkbox" value="yes" defaultChecked={values.length > 0} />
          <span>{field.title}</span>
        </label>
      )
    case 'single-choice':
    case 'multiple-choice':
      return (
        <div className="form-options mt-2.5 grid gap-2 in-data-unfolded:flex in-data-unfolded:flex-wrap">
          {field.options.map((option, at) => (
            <label key={option} className="field-option in-data-unfolded:grow in-data-unfolded:px-3">
              <input
                {...(at === 0 && { id, 'aria-describedby': `${id}-error` })}
                type={field.kind === 'single-choice' ? 'radio' : 'checkbox'}
                name={field.ref}
                value={option}
                // Not for checkboxes: the browser would require every one of them.
                required={required && field.kind === 'single-choice'}
                defaultChecked={values.includes(option)}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
      )
    case 'number':
    case 'email':
    case 'short-text':
      return (
        <input
          {...common}
          className="field-input"
          // Not type=number, which discards invalid input; a text field keeps it and can show the error.
          type={field.kind === 'email' ? 'email' : 'text'}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
          placeholder={field.placeholder}
          autoComplete={'autocomplete' in field ? field.autocomplete : undefined}
          defaultValue={values[0]}
        />
      )
  }
}

type Props = {
  field: FormField
  /** Lets the browser require an answer; false when an answer jumps over the field. */
  browserRequired: boolean
  /** The first question to show when they come one at a time. */
  current: boolean
  values?: string[]
  error?: string
}

const questionClass = 'form-question block leading-snug font-medium'

/** A question with its control, help and error. Options are a fieldset; everything else is a labeled control. */
export function FieldView({ field, browserRequired, current, values = [], error }: Props) {
  const id = `field-${field.ref}`
  const isGroup = 'options' in field
  const Box = isGroup ? 'fieldset' : 'div'
  const describedBy = [field.help && `${id}-help`, `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box
      className="form-field min-w-0 has-[textarea]:flex has-[textarea]:grow has-[textarea]:flex-col in-data-auto-resize:has-[textarea]:max-h-80 in-data-unfolded:has-[textarea]:max-h-72"
      data-ref={field.ref}
      data-kind={field.kind}
      data-current={current ? '' : undefined}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {isGroup && (
        <legend className={questionClass}>
          <Question field={field} />
        </legend>
      )}
      {!isGroup && field.kind !== 'consent' && (
        <label className={questionClass} htmlFor={id}>
          <Question field={field} />
        </label>
      )}
      {field.help && (
        <p id={`${id}-help`} className={`form-help ${helpClass}`}>
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
      <p id={`${id}-error`} className="field-error" hidden={!error}>
        {error}
      </p>
    </Box>
  )
}

function Question({ field }: { field: FormField }) {
  return (
    <>
      {field.title}
      {!field.required && <span className="text-caption font-normal text-muted">{'\u00a0optional'}</span>}
    </>
  )
}
