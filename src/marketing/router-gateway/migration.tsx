import { Section } from '@/ui/section'
import { Weights } from './weights'

const steps = [
  [
    'Bring the schemas over',
    'Studio imports a graph from GraphOS with its graph API key, which is used once and not stored. From anything else, publish each subgraph schema as it is: v1, v2 or both.',
  ],
  [
    'Start the router beside the old gateway',
    'Both call the same subgraphs. Nothing in a subgraph changes, because the protocol between gateway and subgraph is the same.',
  ],
  [
    'Compare answers',
    'Replay recorded operations against both and compare the JSON. Differences are found before a client finds them.',
  ],
  [
    'Move the weight',
    'A weighted DNS record or your load balancer sends five percent of the traffic, then half, then all.',
  ],
  [
    'Keep the way back',
    'The old gateway stays up as long as you like. Going back is setting the weight back; no data has to follow.',
  ],
] as const

/** How to migrate a running graph to the router, and back. */
export function Migration() {
  return (
    <Section
      id="migration"
      tone="ruled"
      eyebrow="Compatibility"
      heading="Switch routers without changing subgraphs"
      lead="Any subgraph that implements Apollo Federation, v1 or v2, works unchanged, in any language and with any library. Your clients get a new address."
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ol className="grid content-start">
          {steps.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-5">
              <span className="font-mono text-sm leading-6 text-accent">{index + 1}</span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-body-sm leading-relaxed text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Weights />
      </div>
      <p className="mt-10 max-w-[44rem] border-l-2 border-coral pl-5 text-body-sm leading-relaxed text-muted">
        <strong className="font-semibold text-text">What does not come along:</strong> code that ran inside
        the old gateway. Scripts, coprocessors and gateway plugins are written again, as header rules where
        that is enough and as Go modules where it is not.
      </p>
    </Section>
  )
}
