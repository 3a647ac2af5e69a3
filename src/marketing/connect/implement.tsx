import clsx from 'clsx'
import { CodeBlock } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { samples } from './samples'

const facts = [
  [
    'No federation library',
    'Your service receives typed requests. It never parses a query, a fragment, or a representation.',
  ],
  [
    'No data loader',
    'The request already holds the keys of all objects, so you need no code that collects them.',
  ],
  [
    'No extra process',
    'Register the service on the gRPC server you run. Nothing changes for its other callers.',
  ],
] as const

/** Three steps from a schema to a subgraph. */
export function Implement() {
  return (
    <Section
      id="implement"
      heading="Generate, implement, publish"
      lead="You implement plain gRPC methods instead of resolvers, in any language with a protobuf compiler."
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {samples.map((sample, index) => (
          <CodeBlock
            key={sample.filename}
            {...sample}
            className={clsx(
              'min-w-0',
              index === 1 ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : 'lg:col-start-1',
            )}
          />
        ))}
      </div>
      <dl className="mt-10 grid gap-x-10 md:grid-cols-3">
        {facts.map(([term, text]) => (
          <div key={term} className="border-t border-line py-6">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
