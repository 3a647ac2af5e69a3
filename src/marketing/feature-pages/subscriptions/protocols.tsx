import { Section } from '@/ui/section'

const protocols = [
  ['GraphQL over WebSocket', 'graphql-transport-ws', 'The default on both sides.'],
  ['Server-sent events', 'text/event-stream', 'Over GET and POST, through proxies that know only HTTP.'],
  ['Multipart HTTP', 'multipart/mixed', 'For clients that follow Apollo’s subscription protocol.'],
  ['Legacy WebSocket', 'graphql-ws', 'For existing clients of subscriptions-transport-ws.'],
  ['Absinthe', 'Phoenix channels', 'For clients and subgraphs written in Elixir.'],
] as const

/** Protocols on either side of the router. */
export function Protocols() {
  return (
    <Section
      id="protocols"
      eyebrow="Protocols"
      heading="Five protocols, for clients and for subgraphs"
      lead="The router translates between them. A client on one protocol can subscribe to a subgraph on another."
      columns="4/8"
    >
      <dl className="divide-y divide-line border-y border-line">
        {protocols.map(([name, wire, remark]) => (
          <div key={name} className="grid gap-x-8 gap-y-0.5 py-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <dt>
              <span className="font-semibold">{name}</span>
              <code className="block font-mono text-caption text-cool">{wire}</code>
            </dt>
            <dd className="text-muted">{remark}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
