import clsx from 'clsx'
import { useId } from 'react'
import styles from './architecture.module.css'
import { Arrows, Box, Caption, description, Edge, Zone } from './drawing-parts'

/** The drawing for wide screens. */
export function ArchitectureDrawing() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 1152 604"
      role="img"
      aria-label={description}
      className={clsx(styles.drawing, 'hidden lg:block')}
    >
      <Arrows id={id} />
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
