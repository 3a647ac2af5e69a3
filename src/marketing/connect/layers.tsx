import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import styles from './layers.module.css'

const columns = [
  { name: 'accounts', note: 'gRPC, Java', call: 'gRPC, all keys in one call' },
  { name: 'cards', note: 'gRPC, Go', call: 'gRPC, all keys in one call' },
  { name: 'rates', note: 'REST, third party', call: 'HTTP' },
]

/** The same three services with a GraphQL server in front of each, and without. HTML, so that its text wraps on a phone. */
export function Layers() {
  return (
    <figure className={clsx(styles.scene, 'rounded-card border border-line-strong bg-raised')}>
      <Choices
        look="bar"
        legend="Way of joining the graph"
        name="connect-way"
        labels={['With GraphQL servers', 'With Connect']}
        initial={2}
        className="border-b border-line p-3"
      />
      <div role="img" aria-label={description} className={styles.drawing}>
        <div className={styles.router}>
          <p>
            <strong>Router</strong>
            <span className={styles.before}>plans, batches, merges</span>
            <span className={styles.after}>plans, batches, translates</span>
          </p>
          <p className={clsx(styles.plugin, styles.after)}>
            <strong>Plugin</strong>
            <span>Go or TypeScript</span>
          </p>
        </div>
        {columns.map(({ name, note, call }, index) => (
          <div key={name} className={styles.column}>
            <p className={clsx(styles.server, styles.before)}>
              <strong>GraphQL server</strong>
              <span>one more to run</span>
            </p>
            <p className={clsx(styles.call, styles.after, index === 2 && styles.other)}>
              <span>{call}</span>
            </p>
            <p className={styles.service}>
              <strong>{name}</strong>
              <span>{note}</span>
            </p>
          </div>
        ))}
      </div>
    </figure>
  )
}

const description =
  'Three services below a router. In one way each has a GraphQL server in front of it. With Connect the router calls the two gRPC services itself, and a plugin inside the router calls the REST API.'
