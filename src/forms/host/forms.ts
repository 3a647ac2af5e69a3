import { forms } from '@/content/collections'
import type { FormContent } from '@/content/schemas/form'

/** A form as pages and the server use it; everything in it may be seen by the visitor. */
export type Form = FormContent & { id: string }

/** Every form of content/forms. Throws a ContentError that names what is wrong in them. */
export function allForms(): Form[] {
  return forms.all().map(({ slug, data }) => ({ ...data, id: slug }))
}

/** The form with an id, or undefined. */
export function formById(id: string): Form | undefined {
  return allForms().find((form) => form.id === id)
}
