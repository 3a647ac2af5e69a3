import { Section } from '@/ui/section'

const cases = [
  {
    title: 'Support',
    text: 'An assistant answers where an order is, with the rights of the customer who asks.',
    tools: ['order-by-number.graphql', 'open-returns.graphql'],
    hint: 'Queries only, scopes from the schema',
  },
  {
    title: 'Operations',
    text: 'People on call ask for the state of a service, a queue, a depot, in words.',
    tools: ['depot-load.graphql', 'late-departures.graphql'],
    hint: 'Its own router and directory, internal network',
  },
  {
    title: 'Changes with consent',
    text: 'The assistant prepares a booking, and the client asks before it is sent.',
    tools: ['quote-fare.graphql', 'book-seats.graphql'],
    hint: 'Mutations are marked as such in the tool',
  },
  {
    title: 'Exploring',
    text: 'Analysts and your own engineers let a model write queries freely.',
    tools: ['get_schema', 'execute_graphql'],
    hint: 'On a contract without internal fields, with a rate limit',
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
