import clsx from 'clsx'
import { useId } from 'react'
import styles from './architecture.module.css'
import { Arrows, Box, description, Edge, Zone } from './drawing-parts'

/** The drawing for narrow screens. */
export function ArchitectureUpright() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 342 714"
      role="img"
      aria-label={description}
      className={clsx(styles.drawing, styles.upright, 'mx-auto max-w-[28rem] lg:hidden')}
    >
      <Arrows id={id} />
      <Zone x={1} y={88} width={340} height={370} label="Ours, or yours" labelAt={[268, 112]} />
      <Zone x={1} y={490} width={340} height={223} label="Your network" labelAt={[322, 700]} />

      <Edge id={id} on="change" d="M64 60V126" />
      <Edge id={id} on="telemetry" d="M171 60V126" />
      <Edge id={id} on="sign-in" d="M312 206V60" />
      <Edge id={id} on="sign-in" d="M258 178V206" />
      <Edge id={id} on="change" d="M83 178V206" />
      <Edge id={id} on="change" d="M165 178V206" />
      <Edge id={id} on="change" d="M28 178V290" />
      <Edge id={id} on="telemetry" d="M208 178V290" />
      <Edge id={id} on="telemetry" d="M171 386V342" />
      <Edge id={id} on="telemetry" d="M271 386V342" />
      <Edge id={id} on="change" d="M64 526V342" />
      <Edge id={id} on="telemetry" d="M171 526V438" />
      <Edge id={id} on="telemetry" d="M271 526V438" />
      <Edge id={id} on="request" d="M86 636V598" />
      <Edge id={id} on="request" d="M256 598V636" />

      <Box x={16} y={12} width={96} height={48} label="CLI" on={['change', 'sign-in']} />
      <Box x={123} y={12} width={96} height={48} label="Studio" on={['telemetry', 'sign-in']} />
      <Box x={230} y={12} width={96} height={48} label="Your IdP" on={['sign-in']} />
      <Box
        x={16}
        y={126}
        width={280}
        height={52}
        label="Control Plane"
        note="composition, checks, access"
        on={['change', 'telemetry', 'sign-in']}
      />
      <Box x={40} y={206} width={86} height={46} label="PostgreSQL" on={['change']} />
      <Box x={134} y={206} width={62} height={46} label="Redis" on={['change']} />
      <Box x={220} y={206} width={106} height={46} label="Keycloak" on={['sign-in']} />
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
      <Box x={134} y={386} width={74} height={52} label="OTEL" note="collector" on={['telemetry']} />
      <Box
        x={216}
        y={386}
        width={110}
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
