import clsx from 'clsx'
import styles from './topic-map.module.css'
import type { TopicGroup } from './topics'

/**
 * What a group hands to the next one, by the anchor of the group. Together the groups are the way of a change: published,
 * run, observed, and changed again.
 */
const handovers: Record<string, string> = {
  'build-group': 'router config',
  'scale-group': 'usage and traces',
  'analyze-group': 'sent operations',
  'iterate-group': 'checked change',
}

/** The groups of topics as a map with links: a loop of those that hand something on, and the others below it. */
export function TopicMap({ groups }: { groups: TopicGroup[] }) {
  const loop = groups.filter(({ anchor }) => anchor in handovers)
  const others = groups.filter(({ anchor }) => !(anchor in handovers))
  return (
    <nav aria-label="Groups of topics" className={styles.map}>
      <div className={styles.loop}>
        <ol className={styles.stations}>
          {loop.map((group) => (
            <li key={group.anchor} className={styles.station}>
              <GroupLink group={group} />
              <p className={styles.handover}>
                <span className="sr-only">hands on: </span>
                {handovers[group.anchor]}
              </p>
            </li>
          ))}
        </ol>
        <Graph />
      </div>
      <ul className={styles.others}>
        {others.map((group) => (
          <li key={group.anchor}>
            <GroupLink group={group} wide />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The graph in the middle of the loop: three subgraphs behind one router. */
function Graph() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={styles.graph}>
      <path d="M48 14 20 48M48 14v36M48 14l28 34" fill="none" stroke="var(--line-strong)" strokeWidth="1.5" />
      <g fill="var(--cool)">
        <circle cx="20" cy="50" r="5" />
        <circle cx="48" cy="52" r="5" />
        <circle cx="76" cy="50" r="5" />
      </g>
      <circle cx="48" cy="13" r="8" fill="var(--coral)" />
    </svg>
  )
}

function GroupLink({ group: { anchor, title, topics }, wide }: { group: TopicGroup; wide?: boolean }) {
  return (
    <a href={`#${anchor}`} className={clsx(styles.group, wide && styles.wide)}>
      <span className="font-semibold">{title}</span>
      <span className="text-caption text-muted">
        {topics.length} {topics.length === 1 ? 'topic' : 'topics'}
      </span>
    </a>
  )
}
