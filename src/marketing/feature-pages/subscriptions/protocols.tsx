import { Check } from '@/ui/icon'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

const protocols = [
  ['GraphQL over WebSocket', 'graphql-transport-ws', 'The default on both sides, negotiated.'],
  ['Server-sent events', 'text/event-stream', 'GET and POST. Passes proxies that only know HTTP.'],
  ['Multipart HTTP', 'multipart/mixed', 'For clients that follow Apollo’s subscription protocol.'],
  [
    'subscriptions-transport-ws',
    'graphql-ws',
    'The old WebSocket protocol. New clients should not begin with it.',
  ],
  ['Absinthe', 'Phoenix channels', 'For clients and subgraphs written in Elixir.'],
] as const

/** Protocols on either side of the router. */
export function Protocols() {
  return (
    <Section
      eyebrow="Protocols"
      heading="Protocols for clients and for subgraphs"
      lead="The router translates between protocols. A client on one protocol can subscribe to a subgraph on another."
    >
      <Table label="Subscription protocols">
        <thead>
          <tr>
            <th scope="col">Protocol</th>
            <th scope="col">On the wire</th>
            <th scope="col">From clients</th>
            <th scope="col">To subgraphs</th>
            <th scope="col">Remark</th>
          </tr>
        </thead>
        <tbody>
          {protocols.map(([name, wire, remark]) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                {name}
              </th>
              <td className="font-mono text-caption whitespace-nowrap text-muted">{wire}</td>
              <td>
                <Yes />
              </td>
              <td>
                <Yes />
              </td>
              <td className="min-w-56 text-muted">{remark}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function Yes() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check size={15} className="text-success" /> yes
    </span>
  )
}
