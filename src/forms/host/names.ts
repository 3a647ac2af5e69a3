import { postFields } from '@/requests/fields'

/** Names that a form carries besides its fields; fields never begin with an underscore or contain a dot. */
export const names = {
  ...postFields,
  /** "1" asks to check the answers and store nothing. */
  sandbox: '_sandbox',
  /** Where the form was opened, as JSON (context.ts). */
  context: '_context',
  /** `to` or `c`: the look of the page if the form has to come back. */
  mode: '_mode',
  hidden: (name: string) => `hidden.${name}`,
} as const

/** Where a form is sent to. */
export function sendAddress(formId: string): string {
  return `/api/forms/${formId}`
}

/** Anchor at which the page of a form shows its thanks in place of the questions (host.css). */
export const thanksAnchor = 'sent'

/** Id of the answer to a form that was opened for trying out. */
export const sandboxId = '__sandbox'
