import clsx from 'clsx'
import styles from './platform-picture.module.css'

type Box = {
  x: number
  y: number
  width: number
  height?: number
  label: string
  note?: string
  warm?: boolean
  /** Right end of the label, if it is right-aligned. */
  labelEnds?: number
}

const description =
  'Clients send requests to the router, which runs in your network and calls GraphQL, gRPC and event subgraphs. Teams publish schemas to the registry; checks and composition produce a config that a CDN delivers to the router; the router sends telemetry to analytics.'

/** The paths of requests (solid) and schemas (dashed); a wide drawing for large screens, a tall one for small screens. */
export function PlatformPicture() {
  return (
    <figure>
      <svg
        viewBox="0 0 1152 492"
        role="img"
        aria-label={description}
        className={clsx(styles.picture, 'hidden lg:block')}
      >
        <Zone x={1} y={1} width={1150} height={172} label="Control plane: hosted by us, or by you" />
        <Zone x={1} y={246} width={1150} height={245} label="Your network" />
        <Node x={40} y={72} width={160} label="Teams" note="publish a subgraph" />
        <Node x={236} y={72} width={160} label="Checks" note="against real traffic" />
        <Node x={432} y={72} width={160} label="Registry" note="versions and history" />
        <Node x={628} y={72} width={160} label="Config CDN" note="signed if you like" />
        <Node x={928} y={72} width={184} label="Analytics" note="traces and field usage" />
        <path d="M200 104H236" className={styles.schema} />
        <path d="M396 104H432" className={styles.schema} />
        <path d="M592 104H628" className={styles.schema} />
        <path d="M708 136V290" className={styles.schema} />
        <path d="M768 290V226Q768 210 784 210H1004Q1020 210 1020 194V136" className={styles.telemetry} />
        <Node x={40} y={302} width={176} label="Web and mobile" />
        <Node x={40} y={390} width={176} label="Models" note="through MCP" />
        <Node x={608} y={290} width={200} height={176} label="Router" note="plans, fetches, joins" warm />
        <path d="M216 334H608" className={styles.request} />
        <path d="M216 422H608" className={styles.request} />
        <path d="M808 316H912" className={styles.request} />
        <path d="M808 378H912" className={styles.request} />
        <path d="M808 440H912" className={styles.request} />
        <Node x={912} y={290} width={200} height={52} label="GraphQL subgraphs" />
        <Node x={912} y={352} width={200} height={52} label="gRPC services" />
        <Node x={912} y={414} width={200} height={52} label="Kafka, NATS, Redis" />
        <Label x={316} y={324} text="requests" />
        <Label x={316} y={412} text="tool calls" />
        <Label x={524} y={216} text="checked config, every 10 s" />
        <Label x={844} y={200} text="telemetry" />
      </svg>
      <svg
        viewBox="0 0 342 620"
        role="img"
        aria-label={description}
        className={clsx(styles.picture, 'mx-auto max-w-[28rem] lg:hidden')}
      >
        <Zone x={1} y={1} width={340} height={236} label="Control plane: ours or yours" />
        <Zone x={1} y={282} width={340} height={337} label="Your network" labelEnds={296} />
        <Node x={12} y={52} width={152} label="Teams" note="publish" />
        <Node x={178} y={52} width={152} label="Checks" note="real traffic" />
        <Node x={12} y={148} width={152} label="Analytics" note="traces, usage" />
        <Node x={178} y={148} width={152} label="Registry, CDN" note="versions, config" />
        <path d="M164 84H178" className={styles.schema} />
        <path d="M254 116V148" className={styles.schema} />
        <path d="M314 212V420" className={styles.schema} />
        <path d="M28 420V212" className={styles.telemetry} />
        <Node x={46} y={334} width={118} height={46} label="Web, mobile" />
        <Node x={178} y={334} width={118} height={46} label="Models (MCP)" />
        <path d="M105 380V420" className={styles.request} />
        <path d="M237 380V420" className={styles.request} />
        <Node x={12} y={420} width={318} height={70} label="Router" note="plans, fetches, joins" warm />
        <path d="M61 490V540" className={styles.request} />
        <path d="M171 490V540" className={styles.request} />
        <path d="M281 490V540" className={styles.request} />
        <Node x={12} y={540} width={98} height={58} label="GraphQL" />
        <Node x={122} y={540} width={98} height={58} label="gRPC" />
        <Node x={232} y={540} width={98} height={58} label="Events" />
      </svg>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted md:max-lg:justify-center">
        <span className={clsx(styles.key, styles.requestKey)}>requests and answers</span>
        <span className={clsx(styles.key, styles.schemaKey)}>schemas and config</span>
        <span className={clsx(styles.key, styles.telemetryKey)}>telemetry</span>
      </figcaption>
    </figure>
  )
}

function Zone({ x, y, width, height = 100, label, labelEnds }: Box) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="12" className={styles.zone} />
      <text
        x={labelEnds ?? x + 20}
        y={y + 32}
        textAnchor={labelEnds === undefined ? undefined : 'end'}
        className={styles.zoneLabel}
      >
        {label}
      </text>
    </g>
  )
}

function Node({ x, y, width, height = 64, label, note, warm }: Box) {
  const middle = y + height / 2
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        className={clsx(styles.box, warm && styles.warm)}
      />
      <text x={x + width / 2} y={note ? middle - 4 : middle + 5} className={styles.label}>
        {label}
      </text>
      {note && (
        <text x={x + width / 2} y={middle + 16} className={styles.note}>
          {note}
        </text>
      )}
    </g>
  )
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} className={styles.lineLabel}>
      {text}
    </text>
  )
}
