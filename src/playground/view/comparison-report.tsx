import { Fragment } from 'react'
import { groupBy } from '@/lib/group-by'
import { Badge } from '@/ui/badge'
import { CircleCheck, CircleX } from '@/ui/icon'
import type { Change, Comparison } from '../engine/messages'

/** The clients that changes would break, such as `web 4.18`. */
export function brokenClients(changes: readonly Change[]): string[] {
  const breaking = changes.filter(({ severity }) => severity === 'breaking')
  const clients = breaking.flatMap(({ affects }) =>
    affects.map(({ client, version }) => `${client} ${version}`),
  )
  return [...new Set(clients)]
}

/** What a comparison found: whether a client would break, and for each change who uses what it changes. */
export function ComparisonReport({ comparison }: { comparison: Comparison }) {
  const { changes, affectedShare, stale } = comparison
  const broken = brokenClients(changes)
  const Mark = broken.length > 0 ? CircleX : CircleCheck
  return (
    <>
      <p role="status" className="flex items-start gap-2.5 font-semibold text-pretty">
        <Mark size={18} className={`mt-1 shrink-0 ${broken.length > 0 ? 'text-danger' : 'text-success'}`} />
        <span>
          {broken.length > 0 && 'Check failed: '}
          {broken.map((client, index) => (
            <Fragment key={client}>
              {index > 0 && ', '}
              <span className="whitespace-nowrap">{client}</span>
            </Fragment>
          ))}
          {broken.length > 0
            ? ` would break. ${broken.length > 1 ? 'They send' : 'It sends'} ${percent(affectedShare)} of requests`
            : changes.length > 0
              ? 'Check passed: no client would break'
              : 'Nothing has changed yet'}
        </span>
      </p>
      <ul aria-label="Changes" className="mt-5 grid gap-6">
        <Changes changes={changes} />
        {stale.map(({ client, version, operation, message }) => (
          <li key={`${client} ${version} ${operation}`} className="text-body-sm text-muted">
            {`Not judged: ${operation} of ${client} ${version} does not fit the schema before the change. ${message}`}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Changes as text, as `subgraph check` of the command line prints them (content/pages/cosmo/features/breaking-change-detection.md). */
export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No schema changes detected.\n'
  const rows = [
    ['CHANGE', 'TYPE', 'DESCRIPTION'],
    ...changes.map(({ severity, type, message }) => [severityWords[severity], type, message]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 3)
  const table = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(''))
  const breaking = changes.filter(({ severity }) => severity === 'breaking').length
  const sum = `Found ${breaking} breaking ${breaking === 1 ? 'change' : 'changes'}. No operations checked.`
  return ['Detected the following schema changes:', '', ...table, '', sum, ''].join('\n')
}

const severityWords = { breaking: 'BREAKING', dangerous: 'DANGEROUS', safe: 'NON-BREAKING' }

type ChangesProps = { changes: readonly Change[]; withoutClients?: boolean }

/** Changes as items of a list. Without clients, nothing is said of who uses what changes. */
export function Changes({ changes, ...shown }: ChangesProps) {
  return changes.map((change) => (
    <ChangeItem {...shown} key={`${change.type} ${change.message}`} change={change} />
  ))
}

const tones = { breaking: 'danger', dangerous: 'accent', safe: 'success' } as const
const edges = { breaking: 'border-danger', dangerous: 'border-amber', safe: 'border-success' }

type ItemProps = Omit<ChangesProps, 'changes'> & { change: Change }

function ChangeItem({ change: { type, severity, message, affects }, withoutClients }: ItemProps) {
  const unused = affects.length === 0 && severity !== 'safe' && !withoutClients
  return (
    <li className={`border-l-2 pl-4 ${unused ? 'border-line-field' : edges[severity]}`}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <code className="font-mono text-caption break-all">{type}</code>
        <Badge tone={unused ? 'neutral' : tones[severity]}>{severity}</Badge>
      </p>
      <p className="mt-1 text-body-sm break-words">{message}</p>
      {affects.length > 0 && (
        <ul aria-label="Clients" className="mt-3 grid gap-1 border-t border-line pt-2 text-caption">
          {[...groupBy(affects, ({ client, version }) => `${client} ${version}`)].map(([client, uses]) => (
            <li key={client} className="flex flex-wrap items-baseline gap-x-6">
              <span>
                <span className="font-semibold">{client}</span>{' '}
                <span className="text-muted">({percent(uses[0]?.share ?? 0)} of requests)</span>
              </span>
              <code className="font-mono text-muted">
                {uses.map(({ operation }) => operation).join(', ')}
              </code>
            </li>
          ))}
        </ul>
      )}
      {unused && <p className="mt-1 text-body-sm text-success">No client uses it.</p>}
    </li>
  )
}

/** A share of 0 to 1 as a whole percentage; less than one percent is named so. */
export function percent(share: number): string {
  const value = Math.min(share, 1) * 100
  return value > 0 && value < 0.5 ? 'under 1%' : `${Math.round(value)}%`
}
