import { forms } from '@/content/collections'
import type { FormContent } from '@/content/schemas/form'

/** A form. Visitors may see everything in it. */
export type Form = FormContent & { id: string }

/** Every form in content/forms. Throws a ContentError that names what is invalid. */
export function allForms(): Form[] {
  return forms.all().map(({ slug, data }) => ({ ...data, id: slug }))
}

/** Finds a form by id. */
export function formById(id: string): Form | undefined {
  return allForms().find((form) => form.id === id)
}
