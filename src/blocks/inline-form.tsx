import type { BlockAttributes } from '@/content/blocks'
import { FormHead, FormInline } from '@/forms/form-inline'

/** A form in the page, with a heading of its own if the text gives it one. */
export function InlineForm({ form, title, lead, height }: BlockAttributes<'form'>) {
  return (
    <FormInline form={form} height={height} autoResize="360">
      {title && <FormHead title={title} lead={lead} />}
    </FormInline>
  )
}
