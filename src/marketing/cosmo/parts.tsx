import { Disclosure } from '@/ui/disclosure'
import { Table } from '@/ui/table'

const parts = [
  ['CLI', 'Node.js', 'nothing', 'Control Plane'],
  ['Studio', 'Next.js', 'nothing', 'Control Plane'],
  ['Control Plane', 'Node.js', 'in PostgreSQL and Redis', 'Keycloak, the storage behind the CDN, ClickHouse'],
  ['Keycloak', 'unmodified', 'accounts and sessions', 'Your identity provider'],
  ['PostgreSQL', 'unmodified', 'schemas, compositions, checks, settings', 'nothing'],
  ['Redis', 'unmodified', 'short-lived work', 'nothing'],
  ['CDN', 'Hono over S3-compatible storage', 'configs and persisted operations', 'the object storage'],
  ['Router', 'Go', 'nothing', 'CDN, subgraphs, collectors, the Node API'],
  ['OTEL collector', 'Go', 'nothing', 'ClickHouse'],
  ['GraphQL metrics collector', 'Go', 'nothing', 'ClickHouse'],
  ['ClickHouse', 'unmodified', 'traces, metrics, field usage', 'nothing'],
] as const

/** The diagram as a table: what each component is built with, stores and calls. */
export function Parts() {
  return (
    <Disclosure
      summary="All parts in a table: what each one stores and calls"
      className="mt-6 border-y border-line"
    >
      <Table label="Parts of the platform">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Built with</th>
            <th scope="col">Stores</th>
            <th scope="col">Calls</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([name, built, keeps, calls]) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                {name}
              </th>
              <td className="text-muted">{built}</td>
              <td className="text-muted">{keeps}</td>
              <td className="text-muted">{calls}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  )
}
