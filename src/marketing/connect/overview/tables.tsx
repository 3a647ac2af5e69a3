import { connectTables } from '@/content/collections'
import type { ConnectTables } from '@/content/schemas/connect'
import { WideTable } from '@/marketing/feature-pages/parts/wide-table'
import { Badge, type BadgeTone } from '@/ui/badge'
import { tableRoles } from '@/ui/table'

const verdicts: Record<ConnectTables['support'][number]['works'], { label: string; tone: BadgeTone }> = {
  yes: { label: 'Works', tone: 'success' },
  partly: { label: 'Partly', tone: 'accent' },
  no: { label: 'Not yet', tone: 'neutral' },
}

const service = 'gRPC service'
const plugin = 'Router plugin'

/** Services and plugins, factor by factor. */
export function Comparison() {
  return (
    <WideTable label="gRPC services and router plugins" columns={['Factor', service, plugin]}>
      {tables().comparison.map((row) => (
        <tr key={row.factor} {...tableRoles.row} className="[--label-width:6.25rem]">
          <th {...tableRoles.rowHeader} scope="row" className="md:whitespace-nowrap">
            {row.factor}
          </th>
          <td {...tableRoles.cell} data-label={service} className="md:min-w-48">
            {row.service}
          </td>
          <td {...tableRoles.cell} data-label={plugin} className="md:min-w-48">
            {row.plugin}
          </td>
        </tr>
      ))}
    </WideTable>
  )
}

/** Which GraphQL features work over gRPC. */
export function Support() {
  return (
    <WideTable label="What works over gRPC" columns={['GraphQL', 'Over gRPC', 'Note']}>
      {tables().support.map(({ feature, works, note }) => (
        <tr key={feature} {...tableRoles.row}>
          <th {...tableRoles.rowHeader} scope="row" className="font-normal md:min-w-48">
            {feature}
          </th>
          <td {...tableRoles.cell}>
            <Badge tone={verdicts[works].tone}>{verdicts[works].label}</Badge>
          </td>
          <td {...tableRoles.cell} className="text-muted md:min-w-56">
            {note}
          </td>
        </tr>
      ))}
    </WideTable>
  )
}

function tables(): ConnectTables {
  const [entry] = connectTables.all()
  if (!entry) throw new Error('content/connect/tables.yaml is missing')
  return entry.data
}
