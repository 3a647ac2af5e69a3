import clsx from 'clsx'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

type Answer = { status: '200' | '401'; says: string }

const rows: { situation: string; standard: Answer; required: Answer; rejecting: Answer }[] = [
  {
    situation: 'No token, open fields only',
    standard: { status: '200', says: 'data' },
    required: { status: '401', says: 'no data' },
    rejecting: { status: '200', says: 'data' },
  },
  {
    situation: 'No token, one protected field',
    standard: { status: '200', says: 'null and an error' },
    required: { status: '401', says: 'no data' },
    rejecting: { status: '200', says: 'an error, no data' },
  },
  {
    situation: 'A token that does not validate',
    standard: { status: '401', says: 'no data' },
    required: { status: '401', says: 'no data' },
    rejecting: { status: '401', says: 'no data' },
  },
  {
    situation: 'A valid token, scopes missing',
    standard: { status: '200', says: 'null and an error' },
    required: { status: '200', says: 'null and an error' },
    rejecting: { status: '200', says: 'an error, no data' },
  },
  {
    situation: 'A valid token, scopes complete',
    standard: { status: '200', says: 'data' },
    required: { status: '200', says: 'data' },
    rejecting: { status: '200', says: 'data' },
  },
]

/** What a client receives, by situation and setting. */
export function Answers() {
  return (
    <Section
      eyebrow="What clients receive"
      heading="Five situations, three settings"
      lead="Both settings are off by default, and they can be combined."
    >
      <Table label="Answers by situation and setting">
        <thead>
          <tr>
            <th scope="col">Request</th>
            <th scope="col">By default</th>
            <th scope="col" className="font-mono">
              require_authentication
            </th>
            <th scope="col" className="font-mono">
              reject_operation_if_unauthorized
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ situation, standard, required, rejecting }) => (
            <tr key={situation}>
              <th scope="row" className="whitespace-nowrap">
                {situation}
              </th>
              <Cell {...standard} />
              <Cell {...required} />
              <Cell {...rejecting} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function Cell({ status, says }: Answer) {
  return (
    <td className="whitespace-nowrap">
      <span
        className={clsx('mr-3 font-mono text-caption', status === '200' ? 'text-success' : 'text-danger')}
      >
        {status}
      </span>
      <span className="text-muted">{says}</span>
    </td>
  )
}
