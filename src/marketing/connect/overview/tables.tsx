import { connectTables } from '@/content/collections'
import type { ConnectTables } from '@/content/schemas/connect'
import { Badge, type BadgeTone } from '@/ui/badge'
import { Table } from '@/ui/table'

const verdicts: Record<ConnectTables['support'][number]['works'], { label: string; tone: BadgeTone }> = {
  yes: { label: 'Works', tone: 'success' },
  partly: { label: 'Partly', tone: 'accent' },
  no: { label: 'Not yet', tone: 'neutral' },
}

/** Services and plugins, factor by factor. */
export function Comparison() {
  return (
    <Table label="gRPC services and router plugins">
      <thead>
        <tr>
          <th scope="col" className="relative">
            <span className="sr-only">Factor</span>
          </th>
          <th scope="col">gRPC service</th>
          <th scope="col">Router plugin</th>
        </tr>
      </thead>
      <tbody>
        {tables().comparison.map(({ factor, service, plugin }) => (
          <tr key={factor}>
            <th scope="row" className="whitespace-nowrap">
              {factor}
            </th>
            <td className="min-w-48">{service}</td>
            <td className="min-w-48">{plugin}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Which GraphQL features work over gRPC. */
export function Support() {
  return (
    <Table label="What works over gRPC">
      <thead>
        <tr>
          <th scope="col">GraphQL</th>
          <th scope="col">Over gRPC</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {tables().support.map(({ feature, works, note }) => (
          <tr key={feature}>
            <th scope="row" className="min-w-48 font-normal">
              {feature}
            </th>
            <td>
              <Badge tone={verdicts[works].tone}>{verdicts[works].label}</Badge>
            </td>
            <td className="min-w-56 text-muted">{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function tables(): ConnectTables {
  const [entry] = connectTables.all()
  if (!entry) throw new Error('content/connect/tables.yaml is missing')
  return entry.data
}
