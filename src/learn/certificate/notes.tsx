import { inlineHtml } from '@/content/inline-html'
import { fillIn } from '@/content/words'
import { Part } from '@/ui/part'

type Props = {
  notes: { id: string; heading: string; text: string }[]
  values: Record<string, string | number>
}

/** Paragraphs with headings below a certificate, with their `{values}` filled in. */
export function Notes({ notes, values }: Props) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8 border-t border-line pt-10 md:grid-cols-2">
      {notes.map(({ id, heading, text }) => (
        <Part key={id} id={id} heading={heading} className="copy">
          <p
            className="mt-3 text-muted"
            dangerouslySetInnerHTML={{ __html: inlineHtml(fillIn(text, values)) }}
          />
        </Part>
      ))}
    </div>
  )
}
