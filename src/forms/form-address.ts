import { formHost, forms, type FormName } from '@/config/forms'
import { formAddress } from './embed/address'

/** Id of a form by its name in src/config/forms.ts; any other text is an id already. */
export function formIdOf(form: FormName | (string & {})): string {
  return Object.hasOwn(forms, form) ? forms[form as FormName] : form
}

/**
 * Where a form stands by itself, for visitors without script. Takes its id and hidden fields: this site's forms read them
 * from the query, which a server sees; other hosts from the hash, as the contract says.
 */
export function formHref(formId: string, hidden: Record<string, string> = {}): string {
  const address = formAddress(formId, { host: formHost })
  const own = address.startsWith('/')
  const names = Object.entries(hidden).map(([name, value]) => [own ? `hidden.${name}` : name, value])
  return names.length > 0 ? `${address}${own ? '?' : '#'}${new URLSearchParams(names).toString()}` : address
}

/** A record as the value of a `data-tf-` attribute. */
export function recordText(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${value}`.replaceAll(',', String.raw`\,`))
    .join(',')
}
