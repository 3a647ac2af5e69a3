import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { samples } from './samples'

const facts = [
  [
    'No federation library',
    'Your service never sees a query, a fragment or a representation. It sees typed requests.',
  ],
  ['No loader', 'Where a GraphQL server collects keys tick by tick, the list is already in the request.'],
  ['No second process', 'Register the service on the gRPC server you run. Its other callers notice nothing.'],
] as const

/** Three steps from a schema to a subgraph. */
export function Implement() {
  return (
    <Section
      eyebrow="Implement it"
      heading="A loop instead of a resolver tree"
      lead="You can use any language with a protobuf compiler. The code is the same as for any other gRPC caller."
    >
      <CodeGroup labels={samples.map(({ filename }) => filename)} label="Steps">
        {samples.map((sample) => (
          <CodeBlock key={sample.filename} {...sample} />
        ))}
      </CodeGroup>
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
