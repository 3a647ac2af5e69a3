import type { ReactNode } from 'react'
import { CodeText } from '@/marketing/features/code-text'
import { Listings, OpenListings } from '@/marketing/features/listings'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }
type Code = FeaturePage['code']

/** Code first: the listings on the left, the heading and notes on the right. */
export function CodeFirst({ page: { code } }: Props) {
  return (
    <CodeBeside code={code}>
      <div className="lg:sticky lg:top-28">
        <Listings snippets={code.snippets} label={code.heading} />
      </div>
    </CodeBeside>
  )
}

/** The same with all listings open, for short ones. */
export function CodeStack({ page: { code } }: Props) {
  return (
    <CodeBeside code={code} sticky>
      <OpenListings snippets={code.snippets} />
    </CodeBeside>
  )
}

type BesideProps = { code: Code; sticky?: boolean; children: ReactNode }

function CodeBeside({ code: { heading, lead, notes }, sticky, children }: BesideProps) {
  return (
    <Section
      id="code"
      tone="raised"
      heading={heading}
      lead={lead}
      actions={notes && <Notes notes={notes} />}
      columns="7/5"
      mirrored
      sticky={sticky}
    >
      {children}
    </Section>
  )
}

/** All listings open: the first below the heading, the others beside it. */
export function CodeOpen({ page: { code } }: Props) {
  const { heading, lead, snippets } = code
  return (
    <Section
      id="code"
      tone="raised"
      heading={heading}
      lead={lead}
      columns="1/1"
      actions={
        <div className="mt-8">
          <OpenListings snippets={snippets.slice(0, 1)} />
        </div>
      }
    >
      <OpenListings snippets={snippets.slice(1)} />
    </Section>
  )
}

export function Notes({ notes }: { notes: NonNullable<Code['notes']> }) {
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
