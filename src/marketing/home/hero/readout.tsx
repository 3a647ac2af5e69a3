import type { CSSProperties } from 'react'
import { criticalPath } from '@/playground/critical-path'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { subgraphs } from './graph'
import styles from './instrument.module.css'
import { timing } from './stage'
import type { Row, Story } from './stories'

const headings = ['Response', 'Subgraph', 'Plan over time', 'Done']
const names = subgraphs.map(({ name }) => name)

/** The query, line by line, with what the answer holds there, and when it had arrived. */
export function Readout({ story }: { story: Story }) {
  const chain = criticalPath(story.fetches)
  const beside = story.fetches.filter((fetch) => !chain.includes(fetch))
  return (
    <>
      <div
        role="group"
        aria-label={`Query, answer and times: ${story.name}`}
        style={{ '--total': story.durationMs } as CSSProperties}
      >
        {story.rows.map((row, index) => (
          <Line key={index} row={row} isFirst={startsFetch(story.rows, index)} isTop={index === 0} />
        ))}
      </div>
      <p className={styles.sum}>
        {chain.map(({ startMs, endMs }) => endMs - startMs).join(' + ')} ={' '}
        <b className="font-semibold text-text">{story.durationMs} ms</b>
        {beside.length > 0 && `, with ${beside.map(({ subgraph }) => subgraph).join(' and ')} in parallel`}
      </p>
    </>
  )
}

function Line({ row, isFirst, isTop }: { row: Row; isFirst: boolean; isTop: boolean }) {
  const { depth, text, fetch, value } = row
  const tone = fetch && { ...subgraphTone(fetch.subgraph, names), ...timing(fetch.startMs, fetch.endMs) }
  return (
    <p className={styles.line} style={tone}>
      <code data-field={fetch !== undefined || undefined}>
        {'  '.repeat(depth)}
        {text}
      </code>
      {isTop &&
        headings.map((heading) => (
          <span key={heading} className={styles.heading}>
            {heading}
          </span>
        ))}
      {value && <code className={styles.value}>{value}</code>}
      {fetch && isFirst && (
        <>
          <span className={styles.by}>{fetch.subgraph}</span>
          <span className={styles.track} aria-hidden="true" />
          <span className={styles.ms}>{fetch.endMs} ms</span>
        </>
      )}
    </p>
  )
}

/** Whether no line above comes from the same fetch. */
function startsFetch(rows: Row[], index: number): boolean {
  const id = rows[index]?.fetch?.id
  return id !== undefined && rows.findIndex(({ fetch }) => fetch?.id === id) === index
}
