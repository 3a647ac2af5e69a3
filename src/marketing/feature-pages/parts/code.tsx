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

/** The listings beside remarks, or beside the heading where there are none. */
export function CodeBeside({ page: { code } }: Props) {
  const { heading, lead, snippets, notes } = code
  return (
    <section aria-labelledby="code" className="border-y border-line bg-raised">
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="eyebrow">In practice</p>
          <h2 id="code" className="heading-section">
            {heading}
          </h2>
          {lead && <p className="mt-5 text-lg text-pretty text-muted">{lead}</p>}
          {notes && <Notes notes={notes} />}
        </div>
        <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
          <Listings snippets={snippets} label={heading} />
        </div>
      </div>
    </section>
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
