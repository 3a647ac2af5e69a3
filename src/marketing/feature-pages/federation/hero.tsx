import clsx from 'clsx'
import { FeatureHero } from '../parts/hero'
import type { FeaturePage } from '../pages'
import { merged, newSubgraph, oldSubgraph, type Line } from './versions'
import styles from './hero.module.css'

/** The text, and below it two schemas of different federation versions that compose into one type. */
export function FederationHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="split">
      <figure className="mt-14">
        <div className={styles.picture}>
          <Pane {...oldSubgraph} className={styles.old} />
          <div className={clsx(styles.pane, styles.graph)}>
            <p className={styles.bar}>
              <span className="font-mono">the graph</span>
              <span className="text-muted">no version</span>
            </p>
            <Code name="The graph" lines={merged} />
          </div>
          <Pane {...newSubgraph} className={styles.new} />
        </div>
        <figcaption className="mt-4 text-sm text-muted">
          The remarks beside the code explain how composition reads each line.
        </figcaption>
      </figure>
    </FeatureHero>
  )
}

type PaneProps = { name: string; version: string; lines: Line[]; className?: string }

function Pane({ name, version, lines, className }: PaneProps) {
  return (
    <div className={clsx(styles.pane, className)}>
      <p className={styles.bar}>
        <span className="font-mono">{name}</span>
        <span className={styles.version}>federation {version}</span>
      </p>
      <Code name={name} lines={lines} />
    </div>
  )
}

function Code({ name, lines }: { name: string; lines: Line[] }) {
  return (
    <pre role="group" tabIndex={0} aria-label={name} className={styles.code}>
      {lines.map(([code, remark]) => (
        <span key={code} data-line className={styles.row}>
          <span>{code}</span>
          {remark && (
            <span data-remark className={styles.remark}>
              {remark}
            </span>
          )}
        </span>
      ))}
    </pre>
  )
}
