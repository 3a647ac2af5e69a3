import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import styles from './layers.module.css'

const columns = [
  { x: 20, name: 'accounts', note: 'gRPC, Java' },
  { x: 226, name: 'cards', note: 'gRPC, Go' },
  { x: 432, name: 'rates', note: 'REST, not yours' },
]

/** The same three services with a GraphQL server in front of each, and without. */
export function Layers() {
  return (
    <figure className={clsx(styles.scene, 'rounded-card border border-line-strong bg-raised')}>
      <Choices
        look="bar"
        legend="Way of joining the graph"
        name="connect-way"
        labels={['A GraphQL server each', 'With Connect']}
        initial={2}
        className="border-b border-line p-3"
      />
      <svg viewBox="0 0 640 470" role="img" aria-label={description} className={styles.drawing}>
        <path d="M320 0V40" className={styles.request} />
        <rect x="20" y="40" width="600" height="96" rx="12" className={styles.router} />
        <text x="44" y="80" className={styles.title}>
          Router
        </text>
        <text x="44" y="104" className={clsx(styles.note, styles.before)}>
          plans, batches, joins
        </text>
        <text x="44" y="104" className={clsx(styles.note, styles.after)}>
          plans, batches, translates
        </text>
        {columns.map(({ x }) => (
          <rect key={x} x={x} y="220" width="188" height="72" rx="10" className={styles.ghost} />
        ))}
        {columns.map(({ x }) => (
          <g key={x} className={styles.before}>
            <path d={`M${x + 94} 136V220`} className={styles.request} />
            <path d={`M${x + 94} 292V380`} className={styles.other} />
            <rect x={x} y="220" width="188" height="72" rx="10" className={styles.server} />
            <text x={x + 94} y="250" className={styles.label}>
              GraphQL server
            </text>
            <text x={x + 94} y="276" className={clsx(styles.note, styles.middle)}>
              loaders, deploys
            </text>
          </g>
        ))}
        <g className={styles.after}>
          <path d="M114 136V380" className={styles.direct} />
          <path d="M320 136V380" className={styles.direct} />
          <path d="M526 124V380" className={styles.other} />
          <rect x="424" y="52" width="184" height="72" rx="8" className={styles.plugin} />
          <text x="516" y="82" className={styles.label}>
            Plugin
          </text>
          <text x="516" y="108" className={clsx(styles.note, styles.middle)}>
            Go or TypeScript
          </text>
          <Word x={126} text="gRPC, many keys" />
          <Word x={332} text="gRPC, many keys" />
          <Word x={538} text="HTTP" />
        </g>
        {columns.map(({ x, name, note }) => (
          <g key={name}>
            <rect x={x} y="380" width="188" height="72" rx="10" className={styles.service} />
            <text x={x + 94} y="410" className={styles.label}>
              {name}
            </text>
            <text x={x + 94} y="436" className={clsx(styles.note, styles.middle)}>
              {note}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

function Word({ x, text }: { x: number; text: string }) {
  return (
    <text x={x} y="340" className={styles.note}>
      {text}
    </text>
  )
}

const description =
  'Three services below a router. In one way each has a GraphQL server in front of it. With Connect the router calls the two gRPC services itself, and a plugin inside the router calls the REST API.'
