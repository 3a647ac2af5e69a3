import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'
import { Weights } from './weights'

const steps = [
  [
    'Publish your subgraph schemas',
    'Studio imports a graph from GraphOS with its graph API key, which it uses once and does not store. From any other registry, publish each schema as it is: v1, v2, or both.',
  ],
  [
    'Start the router beside the old gateway',
    'Both call the same subgraphs. The protocol between gateway and subgraph is the same, so no subgraph changes.',
  ],
  [
    'Compare responses',
    'Replay recorded queries against both and compare the JSON. You find differences before a client does.',
  ],
  [
    'Move traffic in steps',
    'A weighted DNS record or your load balancer sends 5% of the traffic to the router, then half, then all.',
  ],
  [
    'Go back when you need to',
    'Keep the old gateway running as long as you like. To go back, reset the weight. The router stores no data that you would have to move.',
  ],
] as const

/** How to migrate a running graph to the router, and back. */
export function Migration() {
  return (
    <Section
      id="migration"
      tone="ruled"
      eyebrow="Migration"
      heading="Switch routers without changing subgraphs"
      lead="The router works with every subgraph that implements Apollo Federation v1 or v2, in any language and with any library. Your clients keep their operations."
    >
      <div className="grid gap-x-16 gap-y-8 md:gap-y-12 lg:grid-cols-2">
        <div>
          <ol className="grid content-start">
            {steps.map(([title, text], index) => (
              <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line md:py-5">
                <span className="font-mono text-sm leading-[3rem] text-accent md:leading-6">{index + 1}</span>
                <PhoneFold title={title} titleClass="font-semibold">
                  <p className="text-body-sm leading-relaxed text-muted md:mt-1">{text}</p>
                </PhoneFold>
              </li>
            ))}
          </ol>
          <div className="border-t border-line pl-10 md:py-5">
            <PhoneFold title="What you rewrite" titleClass="font-semibold text-accent">
              <p className="text-body-sm leading-relaxed text-muted md:mt-1">
                Code that ran inside the old gateway, such as scripts, coprocessors, and plugins. Header rules
                replace part of it, and Go modules the rest.
              </p>
            </PhoneFold>
          </div>
        </div>
        <Weights />
      </div>
    </Section>
  )
}
