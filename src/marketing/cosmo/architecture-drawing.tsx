import clsx from 'clsx'
import { useId } from 'react'
import styles from './architecture.module.css'

type Flow = 'change' | 'request' | 'telemetry' | 'sign-in'
type BoxProps = {
  x: number
  y: number
  width: number
  height?: number
  label: string
  note?: string
  on: Flow[]
  warm?: boolean
}

const description =
  'Architecture. The command line and Studio call the control plane, which uses Keycloak for sign-in, PostgreSQL and Redis for data, and writes configs to the CDN. In your network clients call the router, the router calls subgraphs, asks the CDN for configs, registers with the control plane, and sends telemetry to the OTEL collector and the GraphQL metrics collector. Both write to ClickHouse, which the control plane reads.'

/** The drawing for wide screens. */
export function ArchitectureDrawing() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 1152 604"
      role="img"
      aria-label={description}
      className={clsx(styles.drawing, 'hidden md:block')}
    >
      <Zone
        x={1}
        y={112}
        width={1150}
        height={262}
        label="Control plane and its stores: ours, or yours"
        labelAt={[1131, 138]}
      />
      <Zone x={1} y={422} width={1150} height={181} label="Your network" labelAt={[1131, 584]} />

      <Edge id={id} on="sign-in" d="M122 168V84" />
      <Edge id={id} on="change" d="M370 84V158" />
      <Edge id={id} on="sign-in" d="M540 84V158" />
      <Edge id={id} on="telemetry" d="M556 84V158" />
      <Edge id={id} on="sign-in" d="M300 196H212" />
      <Edge id={id} on="change" d="M300 264H212" />
      <Edge id={id} on="change" d="M340 306V316Q340 332 324 332H212" />
      <Edge id={id} on="telemetry" d="M610 196H868" />
      <Edge id={id} on="change" d="M610 258H694Q710 258 710 274V286" />
      <Edge id={id} on="telemetry" d="M882 286V224" />
      <Edge id={id} on="telemetry" d="M1043 286V224" />
      <Edge id={id} on="request" d="M212 520H620" />
      <Edge id={id} on="request" d="M840 520H940" />
      <Edge id={id} on="change" d="M710 474V346" />
      <Edge id={id} on="change" d="M650 474V418Q650 402 634 402H544Q528 402 528 386V306" />
      <Edge id={id} on="telemetry" d="M790 474V414Q790 398 806 398H866Q882 398 882 382V346" />
      <Edge id={id} on="telemetry" d="M820 474V428Q820 412 836 412H1027Q1043 412 1043 396V346" />

      <Box x={32} y={28} width={180} label="Your identity provider" note="OIDC" on={['sign-in']} />
      <Box x={300} y={28} width={140} label="CLI" note="Node.js" on={['change', 'sign-in']} />
      <Box x={470} y={28} width={140} label="Studio" note="Next.js" on={['telemetry', 'sign-in']} />
      <Box x={32} y={168} width={180} label="Keycloak" note="accounts, sessions" on={['sign-in']} />
      <Box x={32} y={236} width={180} label="PostgreSQL" note="schemas, history" on={['change']} />
      <Box x={32} y={304} width={180} label="Redis" note="queues" on={['change']} />
      <g className={clsx(styles.node, styles.change, styles.telemetry, styles['sign-in'])}>
        <rect x={300} y={158} width={310} height={148} rx="12" className={styles.box} />
        <text x={455} y={190} className={styles.label}>
          Control Plane
        </text>
        <text x={455} y={210} className={styles.note}>
          composition, checks, access
        </text>
        <rect x={318} y={236} width={130} height={50} rx="8" className={styles.inner} />
        <rect x={462} y={236} width={130} height={50} rx="8" className={styles.inner} />
        <text x={383} y={266} className={styles.small}>
          Platform API
        </text>
        <text x={527} y={266} className={styles.small}>
          Node API
        </text>
      </g>
      <Box x={640} y={286} width={140} height={60} label="CDN" note="configs, in S3" on={['change']} />
      <Box x={868} y={168} width={250} label="ClickHouse" note="traces, metrics, usage" on={['telemetry']} />
      <Box x={812} y={286} width={140} height={60} label="OTEL collector" note="Go" on={['telemetry']} />
      <Box
        x={968}
        y={286}
        width={150}
        height={60}
        label="GraphQL metrics"
        note="collector, Go"
        on={['telemetry']}
      />
      <Box
        x={32}
        y={488}
        width={180}
        height={64}
        label="Clients"
        note="web, mobile, services"
        on={['request']}
      />
      <Box
        x={620}
        y={474}
        width={220}
        height={92}
        label="Router"
        note="Go, keeps no state"
        on={['change', 'request', 'telemetry']}
        warm
      />
      <Box
        x={940}
        y={488}
        width={180}
        height={64}
        label="Subgraphs"
        note="GraphQL, gRPC, events"
        on={['request']}
      />

      <Caption x={382} y={132} text="publish, check" on="change" />
      <Caption x={640} y={186} text="reads for Studio and checks" on="telemetry" />
      <Caption x={622} y={248} text="config" on="change" />
      <Caption x={722} y={396} text="asks" on="change" />
      <Caption x={540} y={396} text="registers" on="change" />
      <Caption x={893} y={364} text="OTLP" on="telemetry" />
      <Caption x={1054} y={364} text="field usage" on="telemetry" />
      <Caption x={232} y={508} text="operations" on="request" />
      <Caption x={852} y={508} text="fetches" on="request" />
    </svg>
  )
}

/** The same parts for narrow screens. */
export function ArchitectureUpright() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 342 714"
      role="img"
      aria-label={description}
      className={clsx(styles.drawing, styles.upright, 'md:hidden')}
    >
      <Arrows id={id} />
      <Zone x={1} y={88} width={340} height={370} label="Ours, or yours" labelAt={[268, 112]} />
      <Zone x={1} y={490} width={340} height={223} label="Your network" labelAt={[322, 700]} />

      <Edge id={id} on="change" d="M64 60V126" />
      <Edge id={id} on="telemetry" d="M171 60V126" />
      <Edge id={id} on="sign-in" d="M278 206V60" />
      <Edge id={id} on="change" d="M83 178V206" />
      <Edge id={id} on="change" d="M172 178V206" />
      <Edge id={id} on="change" d="M28 178V290" />
      <Edge id={id} on="telemetry" d="M318 178V290" />
      <Edge id={id} on="telemetry" d="M179 386V342" />
      <Edge id={id} on="telemetry" d="M279 386V342" />
      <Edge id={id} on="change" d="M64 526V342" />
      <Edge id={id} on="telemetry" d="M179 526V438" />
      <Edge id={id} on="telemetry" d="M279 526V438" />
      <Edge id={id} on="request" d="M86 636V598" />
      <Edge id={id} on="request" d="M256 598V636" />

      <Box x={16} y={12} width={96} height={48} label="CLI" on={['change', 'sign-in']} />
      <Box x={123} y={12} width={96} height={48} label="Studio" on={['telemetry', 'sign-in']} />
      <Box x={230} y={12} width={96} height={48} label="Your IdP" on={['sign-in']} />
      <Box
        x={16}
        y={126}
        width={310}
        height={52}
        label="Control Plane"
        note="composition, checks, access"
        on={['change', 'telemetry', 'sign-in']}
      />
      <Box x={40} y={206} width={86} height={46} label="PostgreSQL" on={['change']} />
      <Box x={134} y={206} width={76} height={46} label="Redis" on={['change']} />
      <Box x={218} y={206} width={88} height={46} label="Keycloak" on={['sign-in']} />
      <Box x={16} y={290} width={96} height={52} label="CDN" note="configs" on={['change']} />
      <Box
        x={134}
        y={290}
        width={192}
        height={52}
        label="ClickHouse"
        note="traces, metrics, usage"
        on={['telemetry']}
      />
      <Box x={134} y={386} width={90} height={52} label="OTEL" note="collector" on={['telemetry']} />
      <Box
        x={232}
        y={386}
        width={94}
        height={52}
        label="GraphQL"
        note="metrics collector"
        on={['telemetry']}
      />
      <Box
        x={16}
        y={526}
        width={310}
        height={72}
        label="Router"
        note="asks the CDN, sends telemetry"
        on={['change', 'request', 'telemetry']}
        warm
      />
      <Box x={16} y={636} width={140} height={40} label="Clients" on={['request']} />
      <Box x={186} y={636} width={140} height={40} label="Subgraphs" on={['request']} />
    </svg>
  )
}

type ZoneProps = {
  x: number
  y: number
  width: number
  height: number
  label: string
  /** Where the label ends. */
  labelAt: [x: number, y: number]
}

function Zone({ label, labelAt: [x, y], ...area }: ZoneProps) {
  return (
    <g>
      <rect {...area} rx="14" className={styles.zone} />
      <text x={x} y={y} className={styles.zoneLabel}>
        {label}
      </text>
    </g>
  )
}

function Box({ x, y, width, height = 56, label, note, on, warm }: BoxProps) {
  const middle = y + height / 2
  return (
    <g className={clsx(styles.node, ...on.map((flow) => styles[flow]))}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        className={clsx(styles.box, warm && styles.warm)}
      />
      <text x={x + width / 2} y={note ? middle - 3 : middle + 5} className={styles.label}>
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

function Edge({ id, on, d }: { id: string; on: Flow; d: string }) {
  return <path d={d} markerEnd={`url(#${id}${on})`} className={clsx(styles.edge, styles[on])} />
}

/** Heads of the arrows, one for each kind of traffic. */
function Arrows({ id }: { id: string }) {
  return (
    <defs>
      {(['change', 'request', 'telemetry', 'sign-in'] as const).map((flow) => (
        <marker
          key={flow}
          id={`${id}${flow}`}
          viewBox="0 0 8 8"
          refX="7.5"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
        >
          <path d="M0 0.5L8 4L0 7.5Z" className={clsx(styles.head, styles[flow])} />
        </marker>
      ))}
    </defs>
  )
}

function Caption({ x, y, text, on }: { x: number; y: number; text: string; on: Flow }) {
  return (
    <text x={x} y={y} className={clsx(styles.caption, styles[on])}>
      {text}
    </text>
  )
}
