import { Section } from '@/ui/section'

const cases = [
  {
    title: 'Support',
    text: 'An assistant tells customers where their order is, with the rights of the customer.',
    tools: ['order-by-number.graphql', 'open-returns.graphql'],
    hint: 'Queries only, with scopes from the schema',
  },
  {
    title: 'Operations',
    text: 'People on call ask an assistant about the state of a service, a queue, or a depot.',
    tools: ['depot-load.graphql', 'late-departures.graphql'],
    hint: 'A separate router and directory in the internal network',
  },
  {
    title: 'Changes with consent',
    text: 'The assistant prepares a booking, and the MCP client asks the person before it is sent.',
    tools: ['quote-fare.graphql', 'book-seats.graphql'],
    hint: 'Tools for mutations are not marked read-only',
  },
  {
    title: 'Exploring',
    text: 'Analysts and engineers let a model write any query.',
    tools: ['get_schema', 'execute_graphql'],
    hint: 'A contract hides internal fields, and a rate limit applies',
  },
]

/** Four typical setups of a gateway. */
export function UseCases() {
  return (
    <Section
      id="use-cases"
      tone="raised"
      className="border-b-0"
      heading="Give each audience its own operations"
    >
      <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
        {cases.map(({ title, text, tools, hint }) => (
          <li key={title} className="flex flex-col border-t border-line py-6">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 grow text-body-sm leading-relaxed text-muted">{text}</p>
            <ul className="mt-4 grid gap-1 font-mono text-caption">
              {tools.map((tool) => (
                <li key={tool} className="border-l-2 border-cool pl-3">
                  {tool}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-muted">{hint}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
