import styles from './subgraph-tab.module.css'
import { problemCount } from './verdict'

/** Class of a tab for one subgraph, whose `--tone` is that of the subgraph. */
export const subgraphTab = styles.tab

/** What such a tab contains: the subgraph's color, its name, and how many problems it has. */
export function SubgraphTabLabel({ name, problems }: { name: string; problems: number }) {
  return (
    <>
      <span aria-hidden="true" className={styles.dot} />
      {name}
      {problems > 0 && (
        <span className={styles.problems}>
          <span aria-hidden="true">{problems}</span>
          <span className="sr-only">{`, ${problemCount(problems)}`}</span>
        </span>
      )}
    </>
  )
}
