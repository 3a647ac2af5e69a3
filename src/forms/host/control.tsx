import type { FormField } from '@/content/schemas/form'
import { maxEmailLength } from '@/lib/max-email-length'
import { fileExtensions } from '../validate'

type Props = {
  field: FormField
  id: string
  values: string[]
  required: boolean
  describedBy: string
  invalid: boolean
}

/** The input element or elements of a field. */
export function Control({ field, id, values, required, describedBy, invalid }: Props) {
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
          className="form-input"
          rows={5}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          defaultValue={values[0]}
        />
      )
    case 'file':
      return (
        <input
          {...common}
          className="form-input form-file"
          type="file"
          accept={fileExtensions.map((ending) => `.${ending}`).join(',')}
        />
      )
    case 'consent':
      return (
        <label className="form-option">
          <input {...common} type="checkbox" value="yes" defaultChecked={values.length > 0} />
          <span>
            {field.title}
            {field.link && (
              <>
                {' '}
                <a href={field.link.href} target="_blank" rel="noopener">
                  {field.link.label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </>
            )}
          </span>
        </label>
      )
    case 'single-choice':
    case 'multiple-choice':
      return (
        <Options
          field={field}
          id={id}
          chosen={values}
          // Not for checkboxes: the browser would require every one of them.
          required={required && field.kind === 'single-choice'}
        />
      )
    case 'number':
      // Not type=number, which discards invalid input; a text field keeps it and can show the error.
      return <TextInput {...common} field={field} value={values[0]} inputMode="numeric" />
    case 'email':
      return <TextInput {...common} field={field} value={values[0]} type="email" maxLength={maxEmailLength} />
    case 'short-text':
      return <TextInput {...common} field={field} value={values[0]} maxLength={field.maxLength} />
  }
}

type TextProps = Omit<React.ComponentPropsWithoutRef<'input'>, 'value'> & {
  field: Extract<FormField, { kind: 'short-text' | 'email' | 'number' }>
  value: string | undefined
}

function TextInput({ field, value, ...rest }: TextProps) {
  return (
    <input
      type="text"
      {...rest}
      className="form-input"
      placeholder={field.placeholder}
      autoComplete={'autocomplete' in field ? field.autocomplete : undefined}
      defaultValue={value}
    />
  )
}

type OptionsProps = {
  field: Extract<FormField, { kind: 'single-choice' | 'multiple-choice' }>
  id: string
  chosen: string[]
  required: boolean
}

function Options({ field, id, chosen, required }: OptionsProps) {
  return (
    <div className="form-options">
      {field.options.map((option, at) => (
        <label key={option} className="form-option">
          <input
            id={at === 0 ? id : undefined}
            type={field.kind === 'single-choice' ? 'radio' : 'checkbox'}
            name={field.ref}
            value={option}
            required={required}
            defaultChecked={chosen.includes(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  )
}
