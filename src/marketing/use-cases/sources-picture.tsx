import styles from './sources-picture.module.css'

/** Two architectures: a schema generated from tables, or composed from services. */
export function SourcesPicture() {
  return (
    <div className={styles.pair}>
      <figure className={styles.pane}>
        <svg viewBox="0 0 480 320" role="img" aria-label={databaseFirst}>
          <Box x={150} y={20} width={180} label="client" />
          <Flow d="M240 62V104" />
          <Box x={60} y={104} width={360} label="engine" note="schema made from the tables" tone="cool" />
          {tables.map(({ name, x }) => (
            <g key={name}>
              <Flow d={`M240 168C240 200 ${x} 190 ${x} 226`} />
              <Table x={x} name={name} />
            </g>
          ))}
        </svg>
        <figcaption>Hasura starts at the database: you write rules for rows and columns.</figcaption>
      </figure>
      <figure className={styles.pane}>
        <svg viewBox="0 0 480 320" role="img" aria-label={serviceFirst}>
          <Box x={150} y={20} width={180} label="client" />
          <Flow d="M240 62V104" />
          <Box x={60} y={104} width={360} label="router" note="schema composed from the teams" tone="coral" />
          {services.map(({ name, x }) => (
            <g key={name}>
              <Flow d={`M240 168C240 196 ${x} 184 ${x} 214`} />
              <Box x={x - 66} y={214} width={132} label={name} />
              <path d={`M${x} 256v16`} className={styles.private} />
              <text x={x} y={292} className={styles.note}>
                private tables
              </text>
            </g>
          ))}
        </svg>
        <figcaption>Federation starts at services: each team writes the schema of its service.</figcaption>
      </figure>
    </div>
  )
}

const tables = [
  { name: 'orders', x: 90 },
  { name: 'products', x: 240 },
  { name: 'customers', x: 390 },
]
const services = [
  { name: 'ordering', x: 84 },
  { name: 'catalog', x: 240 },
  { name: 'identity', x: 396 },
]
const databaseFirst =
  'A client asks one engine, which made its schema from the tables orders, products and customers.'
const serviceFirst =
  'A client asks one router, whose schema is composed from the services ordering, catalog and identity. The tables behind each service are private.'

function Flow({ d }: { d: string }) {
  return <path d={d} className={styles.flow} />
}

type BoxProps = { x: number; y: number; width: number; label: string; note?: string; tone?: 'cool' | 'coral' }

function Box({ x, y, width, label, note, tone }: BoxProps) {
  const height = note ? 64 : 42
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" className={tone ? styles[tone] : styles.box} />
      <text x={x + width / 2} y={y + 26} className={styles.label}>
        {label}
      </text>
      {note && (
        <text x={x + width / 2} y={y + 50} className={styles.note}>
          {note}
        </text>
      )}
    </g>
  )
}

function Table({ x, name }: { x: number; name: string }) {
  return (
    <g>
      <rect x={x - 62} y={226} width={124} height={70} rx="4" className={styles.box} />
      <path
        d={`M${x - 62} 252h124M${x - 62} 274h124M${x - 20} 252v44M${x + 22} 252v44`}
        className={styles.grid}
      />
      <text x={x} y={244} className={styles.note}>
        {name}
      </text>
    </g>
  )
}
