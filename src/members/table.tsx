import type { ReactNode } from 'react'
import { capitalize } from '@/lib/capitalize'
import { timeAgo } from '@/lib/time-ago'

type Props = { label: string; headings: string[]; rows: ReactNode[][]; className?: string }

/** A table that scrolls on its own in a narrow window, unless it is of the class `stacked`. The label names it for screen readers. */
export function DataTable({ label, headings, rows, className = '' }: Props) {
  if (rows.length === 0) return <p className="muted">None.</p>
  return (
    <div className={`scroll ${className}`} role="region" aria-label={label} tabIndex={0}>
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

/** The age of a time, such as "2 minutes ago"; after more than `days`, its date. */
export function Ago({ at, now, days = Infinity }: { at: string; now: Date; days?: number }) {
  return <time dateTime={at}>{timeAgo(at, now.getTime(), days)}</time>
}

/** A time of the database to the minute, in UTC. */
export const timeText = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

export const Time = ({ at }: { at: string }) => <time dateTime={at}>{timeText(at)}</time>

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

type FactsProps = { values: Record<string, string>; suffix?: string; children?: ReactNode }

/** A list of the facts that are its children, and of these values by name. */
export function Facts({ values, suffix = '', children }: FactsProps) {
  const entries = Object.entries(values).map(([name, value]) => (
    <Fact key={name} name={capitalize(name) + suffix}>
      {value}
    </Fact>
  ))
  return (
    <dl className="facts">
      {children}
      {entries}
    </dl>
  )
}
