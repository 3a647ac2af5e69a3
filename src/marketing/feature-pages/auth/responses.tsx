import clsx from 'clsx'
import { Section } from '@/ui/section'
import { tableRoles } from '@/ui/table'
import { WideTable } from '../parts/wide-table'

type ResponseSummary = { status: '200' | '401'; body: string }

const rows: {
  situation: string
  standard: ResponseSummary
  required: ResponseSummary
  rejecting: ResponseSummary
}[] = [
  {
    situation: 'No token, only open fields',
    standard: { status: '200', body: 'data' },
    required: { status: '401', body: 'no data' },
    rejecting: { status: '200', body: 'data' },
  },
  {
    situation: 'No token, one protected field',
    standard: { status: '200', body: 'null and error' },
    required: { status: '401', body: 'no data' },
    rejecting: { status: '200', body: 'error, no data' },
  },
  {
    situation: 'Invalid token',
    standard: { status: '401', body: 'no data' },
    required: { status: '401', body: 'no data' },
    rejecting: { status: '401', body: 'no data' },
  },
  {
    situation: 'Valid token, scopes missing',
    standard: { status: '200', body: 'null and error' },
    required: { status: '200', body: 'null and error' },
    rejecting: { status: '200', body: 'error, no data' },
  },
  {
    situation: 'Valid token, scopes complete',
    standard: { status: '200', body: 'data' },
    required: { status: '200', body: 'data' },
    rejecting: { status: '200', body: 'data' },
  },
]

/** What a client receives, by situation and setting. */
export function Responses() {
  return (
    <Section
      id="responses"
      eyebrow="What clients receive"
      heading="The router’s answer, by token and setting"
      lead="Both settings are off by default. You can turn on either, or both."
      leadBeside
    >
      <div className="min-[24rem]:[--label-width:10.25rem]">
        <WideTable
          label="Responses by situation and setting"
          columns={['Request', 'Default', <code key="0">{required}</code>, <code key="1">{rejecting}</code>]}
        >
          {rows.map((row) => (
            <tr key={row.situation} {...tableRoles.row}>
              <th {...tableRoles.rowHeader} scope="row" className="md:whitespace-nowrap">
                {row.situation}
              </th>
              <Cell label="Default" {...row.standard} />
              <Cell label={required} {...row.required} />
              <Cell label={rejecting} {...row.rejecting} />
            </tr>
          ))}
        </WideTable>
      </div>
    </Section>
  )
}

const required = 'require_authentication'
const rejecting = 'reject_operation_if_unauthorized'

function Cell({ label, status, body }: ResponseSummary & { label: string }) {
  return (
    // Zero-width spaces let a phone break the name of a setting at its underscores.
    <td
      {...tableRoles.cell}
      data-label={label.replaceAll('_', '_\u200B')}
      className="wrap-anywhere md:whitespace-nowrap"
    >
      <span>
        <span
          className={clsx('mr-3 font-mono text-caption', status === '200' ? 'text-success' : 'text-danger')}
        >
          {status}
        </span>
        <span className="text-muted">{body}</span>
      </span>
    </td>
  )
}
