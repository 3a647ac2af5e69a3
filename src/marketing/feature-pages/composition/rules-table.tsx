import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { rules } from './merge-rules'

/** The merge rules, one pair of definitions in each row. */
export function MergeRules() {
  return (
    <Section
      eyebrow="Merge rules"
      heading="What two definitions become"
      lead="For outputs, composition keeps the weaker promise. For inputs, it keeps the stricter demand. The rest of the table follows from these two rules."
    >
      <Table label="How two definitions merge">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">In one subgraph</th>
            <th scope="col">In another</th>
            <th scope="col">In the graph</th>
            <th scope="col">Because</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ what, a, b, graph, why }) => (
            <tr key={what}>
              <th scope="row" className="whitespace-nowrap">
                {what}
              </th>
              <td className="font-mono text-caption whitespace-nowrap text-cool">{a}</td>
              <td className="font-mono text-caption whitespace-nowrap text-amber">{b}</td>
              <td className="font-mono text-caption whitespace-nowrap">
                {graph ?? <span className="text-danger">does not compose</span>}
              </td>
              <td className="min-w-56 text-muted">{why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
