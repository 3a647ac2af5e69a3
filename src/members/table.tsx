import type { ReactNode } from 'react'
import { timeAgo } from '@/lib/time-ago'

type Props = { label: string; headings: string[]; rows: ReactNode[][] }

/** A table that scrolls on its own in a narrow window. The label names it for screen readers. */
export function DataTable({ label, headings, rows }: Props) {
  if (rows.length === 0) return <p className="muted">None.</p>
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={headings[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same with its age, such as "2 minutes ago, 2026-03-10 09:00 UTC". */
export function Ago({ at, now }: { at: string; now: Date }) {
  return (
    <>
      {timeAgo(at, now.getTime(), Infinity)}, <Time at={at} /> UTC
    </>
  )
}

/** A time of the database to the minute, in UTC. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
}

type FactProps = { name: string; detail?: ReactNode; problem?: boolean; children: ReactNode }

/** An entry of a list of facts, a `dl` of the class `facts`; with `problem` it asks for attention. */
export function Fact({ name, detail, problem = false, children }: FactProps) {
  return (
    <div>
      <dt>
        {name} {detail && <small>{detail}</small>}
      </dt>
      <dd className={problem ? 'bad' : undefined}>
        {problem && 'Attention: '}
        {children}
      </dd>
    </div>
  )
}
