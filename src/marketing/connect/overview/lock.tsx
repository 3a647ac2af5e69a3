import clsx from 'clsx'
import { Table } from '@/ui/table'

type Tone = 'bad' | 'good'
const rows: [number: string, first: string, without: [string, Tone?], within: [string, Tone?]][] = [
  ['1', 'id', ['id'], ['id']],
  ['2', 'iban', ['iban'], ['iban']],
  ['3', 'closed_on', ['opened_on', 'bad'], ['reserved', 'good']],
  ['4', 'state', ['state'], ['state']],
  ['5', '', [''], ['opened_on', 'good']],
]

/** Field numbers of a message before and after a field is replaced, without and with the lock file. */
export function Lock() {
  return (
    <figure className="not-prose">
      <Table label="Field numbers of the message Account">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">First version</th>
            <th scope="col">closedOn replaced, without a lock file</th>
            <th scope="col">closedOn replaced, with a lock file</th>
          </tr>
        </thead>
        <tbody className="font-mono text-caption">
          {rows.map(([number, first, without, within]) => (
            <tr key={number}>
              <th scope="row" className="font-normal text-muted">
                {number}
              </th>
              <td>{first}</td>
              <Name value={without} />
              <Name value={within} />
            </tr>
          ))}
        </tbody>
      </Table>
      <figcaption className="mt-3 text-sm text-muted">
        Without the lock file, number 3 changes its meaning while both versions are running. Both fields are
        strings, so nothing fails.
      </figcaption>
    </figure>
  )
}

function Name({ value: [text, tone] }: { value: [string, Tone?] }) {
  return <td className={clsx(tone === 'bad' && 'text-danger', tone === 'good' && 'text-success')}>{text}</td>
}
