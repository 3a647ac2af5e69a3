import { CodeBlock } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { scopedOrders } from './samples'

const permission = `- role: customer
  permission:
    columns: [id, total, placed_at]
    filter:
      customer_id: { _eq: X-Hasura-User-Id }`

/** The same authorization rule in both systems. */
export function Rules() {
  return (
    <Section
      heading="One access rule in both systems"
      lead="The rule: customers may read only their orders. Hasura and federation enforce it in different places."
    >
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">In Hasura: a permission</h3>
          <p className="mt-2 mb-5 text-muted">
            Hasura adds the filter to every query, so no code can forget it. A filter can use columns and
            session variables.
          </p>
          <CodeBlock code={permission} language="yaml" filename="orders, select permissions" />
        </div>
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">In federation: a scope and a resolver</h3>
          <p className="mt-2 mb-5 text-muted">
            The router returns null for the total when the caller lacks the scope. The field is nullable, so
            the rest of the order arrives. The service decides in code which orders belong to the caller.
          </p>
          <CodeBlock code={scopedOrders} language="graphql" filename="ordering.graphql" highlight="13" />
        </div>
      </div>
    </Section>
  )
}
