import { Listings } from '@/marketing/features/listings'
import { CodeText } from '@/marketing/features/code-text'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }

/** The listings of a page, over the full width. */
export function CodeWide({ page: { code } }: Props) {
  return (
    <Section eyebrow="In practice" heading={code.heading} lead={code.lead}>
      <Listings snippets={code.snippets} label={code.heading} />
    </Section>
  )
}

/** The listings beside notes, or beside the heading if there are none. */
export function CodeBeside({ page: { code } }: Props) {
  const { heading, lead, snippets, notes } = code
  return (
    <Section
      id="code"
      tone="raised"
      eyebrow="In practice"
      heading={heading}
      lead={lead}
      actions={notes && <Notes notes={notes} />}
      columns="5/7"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Listings snippets={snippets} label={heading} />
      </div>
    </Section>
  )
}

function Notes({ notes }: { notes: NonNullable<FeaturePage['code']['notes']> }) {
  return (
    <dl className="mt-8 divide-y divide-line border-y border-line">
      {notes.map(({ title, text }) => (
        <div key={title} className="py-4">
          <dt className="font-mono text-sm text-text">{title}</dt>
          <dd className="mt-1 text-body-sm leading-relaxed text-muted">
            <CodeText>{text}</CodeText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
