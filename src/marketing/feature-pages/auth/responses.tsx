import clsx from 'clsx'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

type ResponseSummary = { status: '200' | '401'; body: string }

const rows: {
  situation: string
  standard: ResponseSummary
  required: ResponseSummary
  rejecting: ResponseSummary
}[] = [
  {
    situation: 'No token, open fields only',
    standard: { status: '200', body: 'data' },
    required: { status: '401', body: 'no data' },
    rejecting: { status: '200', body: 'data' },
  },
  {
    situation: 'No token, one protected field',
    standard: { status: '200', body: 'null and an error' },
    required: { status: '401', body: 'no data' },
    rejecting: { status: '200', body: 'an error, no data' },
  },
  {
    situation: 'A token that does not validate',
    standard: { status: '401', body: 'no data' },
    required: { status: '401', body: 'no data' },
    rejecting: { status: '401', body: 'no data' },
  },
  {
    situation: 'A valid token, scopes missing',
    standard: { status: '200', body: 'null and an error' },
    required: { status: '200', body: 'null and an error' },
    rejecting: { status: '200', body: 'an error, no data' },
  },
  {
    situation: 'A valid token, scopes complete',
    standard: { status: '200', body: 'data' },
    required: { status: '200', body: 'data' },
    rejecting: { status: '200', body: 'data' },
  },
]

/** What a client receives, by situation and setting. */
export function Responses() {
  return (
    <Section
      eyebrow="What clients receive"
      heading="How the router answers, by token and setting"
      lead="Both settings are off by default, and they can be combined."
    >
      <Table label="Responses by situation and setting">
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

function Cell({ status, body }: ResponseSummary) {
  return (
    <td className="whitespace-nowrap">
      <span
        className={clsx('mr-3 font-mono text-caption', status === '200' ? 'text-success' : 'text-danger')}
      >
        {status}
      </span>
      <span className="text-muted">{body}</span>
    </td>
  )
}
