import { Section } from '@/ui/section'
import { tableRoles } from '@/ui/table'
import { WideTable } from '../parts/wide-table'
import { rules } from './merge-rules'

/** The merge rules, one pair of definitions in each row. */
export function MergeRules() {
  return (
    <Section
      id="merge-rules"
      eyebrow="Merge rules"
      heading="How two definitions of a type merge"
      lead="For a type that clients receive, the graph keeps the weaker promise. For a type that clients send, it keeps the stricter demand."
      leadBeside
    >
      <WideTable
        label="How two definitions merge"
        columns={['Definition', 'One subgraph', 'Another subgraph', 'The graph', 'Because']}
      >
        {rules.map(({ what, a, b, graph, why }) => (
          <tr key={what} {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row" className="md:whitespace-nowrap">
              {what}
            </th>
            <Definition label="One subgraph" code={a} className="text-cool" />
            <Definition label="Another subgraph" code={b} className="text-amber" />
            <Definition
              label="The graph"
              code={graph ?? 'does not compose'}
              className={graph ? 'text-text' : 'text-danger'}
            />
            <td {...tableRoles.cell} className="text-muted md:min-w-56">
              {why}
            </td>
          </tr>
        ))}
      </WideTable>
    </Section>
  )
}

function Definition({ label, code, className }: { label: string; code: string; className: string }) {
  return (
    <td
      {...tableRoles.cell}
      data-label={label}
      className={`font-mono text-caption md:whitespace-nowrap ${className}`}
    >
      {code}
    </td>
  )
}
