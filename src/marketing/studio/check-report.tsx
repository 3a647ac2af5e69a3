import type { Comparison } from '@/playground/engine/messages'
import { Badge } from '@/ui/badge'
import { CircleCheck, CircleX } from '@/ui/icon'
import { tableRoles } from '@/ui/table'
import { Share } from './share'
import styles from './studio.module.css'

type Props = {
  /** What is checked, such as a pull request. */
  title: string
  /** The subgraph whose schema is proposed. */
  subgraph: string
  comparison: Comparison
}

/** A check of a proposed schema: its verdict, each change, and the operations that a change would break. */
export function CheckReport({ title, subgraph, comparison: { changes, affectedShare } }: Props) {
  const broken = new Set(
    changes
      .filter(({ severity }) => severity === 'breaking')
      .flatMap(({ affects }) => affects.map(({ client, version }) => `${client} ${version}`)),
  )
  const failed = broken.size > 0
  const Mark = failed ? CircleX : CircleCheck
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          subgraph <code>{subgraph}</code>
        </p>
      </div>
      <ul className={styles.stages}>
        <li data-state="passed">
          <CircleCheck size={16} /> Composes with the other subgraphs
        </li>
        <li data-state={failed ? 'failed' : 'passed'}>
          <Mark size={16} />
          {failed
            ? `Breaks ${[...broken].join(' and ')}, which sent ${Math.round(affectedShare * 100)}% of the requests in the last 7 days`
            : 'Breaks no operation of the last 7 days'}
        </li>
      </ul>
      {changes.map(({ coordinate, message, severity, affects }) => (
        <div key={message} className={styles.change}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code>{coordinate}</code>
            <Badge tone={severity === 'breaking' ? 'danger' : severity === 'safe' ? 'success' : 'accent'}>
              {severity}
            </Badge>
          </p>
          <p className={styles.note}>{message}</p>
          {affects.length > 0 ? (
            <Affected affects={affects} coordinate={coordinate} />
          ) : (
            severity !== 'safe' && <p className="mt-2 text-success">No client selects it.</p>
          )}
        </div>
      ))}
    </>
  )
}

type Affects = Comparison['changes'][number]['affects']

function Affected({ affects, coordinate }: { affects: Affects; coordinate: string }) {
  return (
    <table {...tableRoles.table} className={styles.table} data-of="operations">
      <caption className="sr-only">Operations that use {coordinate}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {['Operation', 'Client', 'Version', 'Share of requests'].map((name) => (
            <th key={name} {...tableRoles.columnHeader} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {affects.map(({ client, version, share, operation }) => (
          <tr key={`${client} ${version} ${operation}`} {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row">
              <code>{operation}</code>
            </th>
            <td {...tableRoles.cell}>{client}</td>
            <td {...tableRoles.cell}>
              <code>{version}</code>
            </td>
            <td {...tableRoles.cell}>
              <Share of={share} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
