import type { BlockAttributes } from '@/content/blocks'
import { FormInline } from '@/forms/form-inline'

/** A form in the page, with a heading of its own if the text gives it one. */
export function InlineForm({ form, title, lead, height }: BlockAttributes<'form'>) {
  return (
    <FormInline form={form} height={height} autoResize="360">
      {title && (
        <div className="border-b border-line bg-raised px-6 py-5">
          <h2 className="text-lg font-semibold">{title}</h2>
          {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
        </div>
      )}
    </FormInline>
  )
}
