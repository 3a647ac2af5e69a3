import { formHost, forms, type FormName } from '@/config/forms'
import { formAddress } from './embed/address'
import { withHidden } from './popup-attributes'

/** The id of a form by its name in src/config/forms.ts; any other text already is an id. */
export function formIdOf(form: FormName | (string & {})): string {
  return Object.hasOwn(forms, form) ? forms[form as FormName] : form
}

/** The address of a form's own page, with hidden fields. */
export function formHref(formId: string, hidden?: Record<string, string>): string {
  return withHidden(formAddress(formId, { host: formHost }), hidden)
}
