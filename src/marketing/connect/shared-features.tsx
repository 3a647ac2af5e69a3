import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

const rows = [
  [
    'Composition',
    'The registry composes a gRPC subgraph with all others and reports the same kinds of errors.',
    '/cosmo/features/schema-composition',
  ],
  [
    'Checks',
    'Every change is checked against the operations your clients sent.',
    '/cosmo/features/breaking-change-detection',
  ],
  [
    'Entities',
    'Keys, @requires, @shareable, and @override work across GraphQL and gRPC.',
    '/learn/graphql-federation/entities',
  ],
  [
    'Traces',
    'Each call to the service is a span in the trace, like any other fetch.',
    '/cosmo/features/distributed-tracing',
  ],
  [
    'Contracts',
    'A contract filters its tagged fields like those of any subgraph.',
    '/cosmo/features#Schema-Contracts',
  ],
] as const

/** What a gRPC subgraph has in common with a GraphQL one. */
export function SharedFeatures() {
  return (
    <Section
      id="shared-features"
      tone="raised"
      className="border-b-0"
      heading="The platform treats it like any subgraph"
      lead="Only the router knows that the service speaks gRPC. Clients, checks, and traces see an ordinary subgraph."
      columns="4/7"
    >
      <ul className="border-b border-line">
        {rows.map(([title, text, href]) => (
          <li
            key={title}
            className="relative grid gap-x-8 border-t border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <SmartLink href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
              {title}
            </SmartLink>
            <span className="text-body-sm leading-relaxed text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
