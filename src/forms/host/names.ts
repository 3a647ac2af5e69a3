import { requestFields } from '@/requests/fields'

/** Names of a form's inputs besides its fields, whose names never start with an underscore or contain a dot. */
export const names = {
  ...requestFields,
  /** "1" for validation without storing. */
  sandbox: '_sandbox',
  /** Where the form was opened, as JSON (context.ts). */
  context: '_context',
  /** `to` or `c`: the mode of the page, in case the server sends the form back. */
  mode: '_mode',
  hidden: (name: string) => `hidden.${name}`,
} as const

/** The address that a form is sent to. */
export function sendAddress(formId: string): string {
  return `/api/forms/${formId}`
}

/** The anchor that makes a form's page show its thank-you text instead of the questions (host.css). */
export const thanksAnchor = 'sent'

/** Classes of the element around a form, which host.css also styles by its attributes. */
export const hostClass =
  'form-host mx-auto flex min-h-dvh w-full max-w-[40rem] flex-col gap-6 px-6 pt-8 pb-6 data-unfolded:gap-3 in-data-auto-resize:min-h-0 in-data-auto-resize:max-w-none in-data-close-space:pt-16 in-data-hide-head:max-w-[46rem]'

export const linkClass = 'underline underline-offset-[0.2em]'
/** Text that explains a question. */
export const helpClass = 'mt-1 text-sm leading-normal text-muted'

/** The response id of forms in sandbox mode. */
export const sandboxId = '__sandbox'
