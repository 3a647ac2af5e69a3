import { featureBlockPath } from '@/content/paths'
import { AnalyzeSpot } from '@/ui/art/spots/analyze'
import { BuildSpot } from '@/ui/art/spots/build'
import { IterateSpot } from '@/ui/art/spots/iterate'
import { ScaleSpot } from '@/ui/art/spots/scale'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

const groups = [
  {
    title: 'Build',
    Art: BuildSpot,
    text: 'Publish subgraphs in any language. Composition merges them, or names the field and the subgraph that conflict.',
    features: ['Schema Registry', 'Schema Composition', 'Event Driven Federated Subscriptions (EDFS)'],
  },
  {
    title: 'Scale',
    Art: ScaleSpot,
    text: 'Query plans are computed once and reused. Persisted operations keep strangers’ queries out.',
    features: ['Router / Gateway', 'Persisted Operations', 'Cache Warmer'],
  },
  {
    title: 'Analyze',
    Art: AnalyzeSpot,
    text: 'Follow one request through every subgraph, or one field through every client that still asks for it.',
    features: ['OpenTelemetry & Distributed Tracing', 'Schema Usage Reporting', 'Advanced Request Tracing'],
  },
  {
    title: 'Iterate',
    Art: IterateSpot,
    text: 'Change a schema in a pull request, try it behind a flag, and remove a field the day nobody uses it.',
    features: ['Breaking Change Detection', 'Feature Flags', 'Schema Contracts'],
  },
]

/** Four groups of features, with links to the features page. */
export function Groups() {
  return (
    <Section
      eyebrow="From the first subgraph to the hundredth"
      heading="Everything a graph needs after “hello, world”"
      lead="Composing two schemas is an afternoon. These are the parts you need in the years after it."
    >
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
        {groups.map(({ title, text, features, Art }) => (
          <article key={title} className="flex flex-col bg-ground">
            <Art className="border-b border-line px-3 py-6 md:px-7 md:py-8" />
            <div className="p-6 md:p-10">
              <h3 className="text-2xl font-semibold tracking-tight">{title}</h3>
              <p className="mt-3 max-w-[34rem] text-muted">{text}</p>
              <ul className="mt-6 space-y-2">
                {features.map((feature) => (
                  <li key={feature}>
                    <SmartLink
                      href={featureBlockPath(feature)}
                      className="group inline-flex items-center gap-2 text-body-sm hover:text-accent"
                    >
                      {feature}
                      <ArrowRight
                        size={14}
                        className="text-muted transition-transform group-hover:translate-x-1"
                      />
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
