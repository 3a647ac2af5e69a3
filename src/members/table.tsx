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

/** A time of the database to the minute, in UTC. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
}
