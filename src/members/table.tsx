import type { ReactNode } from 'react'

/** A table that scrolls on its own in a narrow window. The label names it for screen readers. */
export function DataTable({
  label,
  headings,
  rows,
}: {
  label: string
  headings: string[]
  rows: ReactNode[][]
}) {
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

const age = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** The same with its age, such as "2 minutes ago, 2026-03-10 09:00 UTC". */
export function Ago({ at, now }: { at: string; now: Date }) {
  const minutes = Math.round((Date.parse(at) - now.getTime()) / 60_000)
  const [value, unit] =
    minutes > -60
      ? ([minutes, 'minute'] as const)
      : minutes > -60 * 48
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 60 / 24), 'day'] as const)
  return (
    <>
      {age.format(value, unit)}, <Time at={at} /> UTC
    </>
  )
}

/** A time of the database to the minute, in UTC. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
}
