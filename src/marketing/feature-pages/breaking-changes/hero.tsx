import clsx from 'clsx'
import { formatNumber } from '@/lib/format-number'
import { Badge } from '@/ui/badge'
import { CircleCheck, CircleX } from '@/ui/icon'
import { FeatureHero } from '../parts/hero'
import { Switcher } from '@/ui/choices'
import type { FeaturePage } from '../pages'
import { changes, type Change, type Usage } from './changes'
import styles from './hero.module.css'

/** The text, and on the right a diff whose lines can be chosen, with the clients that would break. */
export function BreakingChangesHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} columns="5/6">
      <div>
        <p className={styles.file}>
          <span className="font-mono text-text">catalog.graphql</span>
          <span>choose a change</span>
        </p>
        <Switcher
          name="change"
          legend="Proposed change"
          className={styles.frame}
          choicesClass={styles.diff}
          choiceClass={styles.option}
          panelsClass={styles.report}
          options={changes.map((change) => ({
            key: change.key,
            label: <Diff lines={change.diff} />,
            panel: <Report change={change} />,
          }))}
        />
        <p className="mt-3 text-sm text-muted">Sample data: one type and a week of its traffic.</p>
      </div>
    </FeatureHero>
  )
}

function Diff({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className={clsx(styles.line, line.startsWith('-') ? styles.removed : styles.added)}>
      {line}
    </span>
  ))
}

function Report({ change: { breaking, usage, verdict } }: { change: Change }) {
  const passes = usage.length === 0
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2.5 font-semibold">
        {passes ? <CircleCheck className="text-success" /> : <CircleX className="text-danger" />}
        {passes ? 'Check passed' : 'Check failed'}
        <Badge tone={breaking ? 'accent' : 'neutral'}>{breaking ? 'breaking' : 'not breaking'}</Badge>
      </p>
      {usage.length > 0 && <UsageTable usage={usage} />}
      <p className="text-body-sm leading-relaxed text-muted">{verdict}</p>
    </div>
  )
}

function UsageTable({ usage }: { usage: Usage[] }) {
  return (
    <table className={styles.usage}>
      <caption className="sr-only">Who would notice</caption>
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col">Operation</th>
          <th scope="col" className="text-right">
            Requests
          </th>
          <th scope="col" className={styles.seen}>
            Last seen
          </th>
        </tr>
      </thead>
      <tbody>
        {usage.map(({ client, operation, requests, seen }) => (
          <tr key={client}>
            <th scope="row">{client}</th>
            <td className="font-mono text-caption">{operation}</td>
            <td className="text-right font-mono text-caption">{formatNumber(requests)}</td>
            <td className={clsx(styles.seen, 'text-muted')}>{seen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
