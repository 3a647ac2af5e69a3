import { CodeBlock } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Decision } from './decision'
import { Lock } from './lock'
import { Part, Term } from './part'
import { Pipeline } from './pipeline'
import { Positions } from './positions'
import { Support, Ways } from './tables'
import { Translation } from './translation'

const link = 'text-text underline decoration-line-strong underline-offset-4 hover:decoration-text'

const resolver = `type Account @key(fields: "id") {
  id: ID!
  iban: String!
  risk(days: Int!): Float @connect__fieldResolver(context: "id")
}`

/** Parts of the explainer: anchor and heading, as the list beside them shows. */
export const parts = [
  { id: 'idea', title: 'The idea' },
  { id: 'generated', title: 'What is generated' },
  { id: 'translation', title: 'What the router does' },
  { id: 'order', title: 'Order is the contract' },
  { id: 'lock', title: 'Numbers that stay' },
  { id: 'fields', title: 'Fields with an RPC of their own' },
  { id: 'errors', title: 'Errors and headers' },
  { id: 'choosing', title: 'Service or plugin' },
  { id: 'graphql', title: 'When to write a GraphQL server' },
  { id: 'limits', title: 'What works and what does not' },
] as const

const [idea, generated, translation, order, lock, fields, errors, choosing, graphql, limits] = parts

export function Body() {
  return (
    <>
      <Part id={idea.id} heading={idea.title}>
        <p>
          A subgraph is a schema with federation directives, and a way to ask for entities by their keys.
          Nothing in that says that the way must be GraphQL over HTTP. Connect keeps the schema and replaces
          the way: the router takes the part of a query that belongs to the subgraph, turns it into protobuf
          messages, and turns the answer back.
        </p>
        <p>
          What disappears is the server in between. Somebody would have had to choose a library for it, batch
          its lookups, deploy it, watch it, and get up at night for it, so that a field could have another
          name.
        </p>
      </Part>
      <Part id={generated.id} heading={generated.title}>
        <p>
          The schema comes first. The generator does not read a proto that your service already has, because
          that one was designed for other callers. It makes a new service, which you register beside the old
          one on the same gRPC server.
        </p>
        <Pipeline />
        <p>
          Every root field becomes an RPC, and every <Term>@key</Term> a lookup. The{' '}
          <SmartLink href="/connect#contract" className={link}>
            picture on the product page
          </SmartLink>{' '}
          shows line by line what becomes of a schema. Publishing uploads schema and generated files together.
          From then on composition and checks treat the subgraph like any other.
        </p>
      </Part>
      <Part id={translation.id} heading={translation.title}>
        <p>
          Planning does not change. The router finds out which subgraph owns which field, in which order they
          have to be asked, and which keys lead from one to the next. Where the plan says “fetch entities from
          accounts”, it collects the keys of all objects at that place in the query, drops the duplicates, and
          makes one call.
        </p>
        <Translation />
        <p>
          The lookup fills the whole message, whether or not a query asked for every field. For a few columns
          of one row that is the cheap way. For a field that costs something there is{' '}
          <a href={`#${fields.id}`} className={link}>
            another
          </a>
          .
        </p>
      </Part>
      <Part id={order.id} heading={order.title}>
        <p>
          Results are matched with keys by position, because that is all a list in protobuf has. This is the
          one rule that a compiler cannot check for you. Build the result by walking over the keys, and it
          holds by itself.
        </p>
        <Positions />
        <p>
          It follows that fields of an entity should be nullable in the schema unless every key that can
          arrive is sure to exist. A non-null field of an unknown entity takes its parent with it, up to the
          nearest field that may be null.
        </p>
      </Part>
      <Part id={lock.id} heading={lock.title}>
        <p>
          Protobuf knows fields by number, GraphQL by name. The lock file remembers each number that was ever
          given, so that a new field gets a new one and the number of a removed field is reserved for good.
        </p>
        <Lock />
        <p>
          Commit the file, generate in CI, and let the job fail if the working tree has changed afterwards.
          The router must never ask for what the service cannot answer. So deploy additions before you publish
          them, and publish removals before you deploy them. A replacement is both, and takes two releases.
        </p>
      </Part>
      <Part id={fields.id} heading={fields.title}>
        <p>
          Two kinds of fields do not belong in the lookup. One is expensive or takes arguments. Mark it, and
          say which fields of its parent the RPC needs:
        </p>
        <CodeBlock code={resolver} language="graphql" filename="account.graphql" highlight="4" />
        <p>
          The service gets <Term>ResolveAccountRisk</Term>, called only by queries that select the field, and
          once for all accounts in a list: one context for each of them, and the arguments once. The other
          kind depends on another subgraph. A field with <Term>@requires</Term> has an RPC that receives the
          keys together with the values that the router fetched elsewhere. What that does to a plan is
          described in{' '}
          <SmartLink href="/blog/requires-and-its-cost" className={link}>
            what one @requires costs
          </SmartLink>
          . The rule about order holds for both.
        </p>
      </Part>
      <Part id={errors.id} heading={errors.title}>
        <p>
          A gRPC status other than OK becomes a GraphQL error with the name of the status as its code, such as{' '}
          <Term>Unavailable</Term>, and fails the whole fetch. When one key of many is the trouble, leave its
          entry unset instead and log the reason on your side.
        </p>
        <p>
          Headers that your rules forward to the subgraph arrive as gRPC metadata, among them the trace
          context and, if you say so, the token. Check it in an interceptor: being called by a router proves
          nothing.
        </p>
      </Part>
      <Part id={choosing.id} heading={choosing.title}>
        <p>
          The contract is the same in both. The difference is where the code runs and who releases it. Answer
          three questions, or read the table below them.
        </p>
        <Decision />
        <Ways />
      </Part>
      <Part id={graphql.id} heading={graphql.title}>
        <p>
          Connect is not the answer to everything. If a team runs a GraphQL server with good tooling, a second
          protocol is a cost without a return. If most of the schema is thin fields over one database, a
          GraphQL framework may bring the filtering and paging that you would write by hand here. And if the
          schema depends on subscriptions of its own, they need a GraphQL subgraph or a broker. Both kinds of
          subgraph work side by side in one graph, so this is decided per service, and can be decided again.
        </p>
      </Part>
      <Part id={limits.id} heading={limits.title}>
        <p>
          The generator checks a schema before it writes anything. It stops at what cannot work and warns of
          what may surprise.
        </p>
        <Support />
      </Part>
    </>
  )
}
