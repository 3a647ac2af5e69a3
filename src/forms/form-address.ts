import { formHost, forms, type FormName } from '@/config/forms'
import { formAddress } from './embed/address'

/** The id of a form by its name in src/config/forms.ts; any other text already is an id. */
export function formIdOf(form: FormName | (string & {})): string {
  return Object.hasOwn(forms, form) ? forms[form as FormName] : form
}

/**
 * The address of a form's own page, for visitors without JavaScript. Hidden fields are in the query for this site's forms,
 * whose server needs them, and in the hash for other hosts, as the form contract requires.
 */
export function formHref(formId: string, hidden: Record<string, string> = {}): string {
  const address = formAddress(formId, { host: formHost })
  const own = address.startsWith('/')
  const names = Object.entries(hidden).map(([name, value]) => [own ? `hidden.${name}` : name, value])
  return names.length > 0 ? `${address}${own ? '?' : '#'}${new URLSearchParams(names).toString()}` : address
}

/** Formats a record as the value of a `data-tf-` attribute. */
export function recordText(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${value}`.replaceAll(',', String.raw`\,`))
    .join(',')
}
