import clsx from 'clsx'
import { useId } from 'react'
import { curve, onRing, round, stars } from './geometry'
import motion from './orbit.module.css'
import {
  at,
  BodyLabel,
  InPlane,
  OrbitPaint,
  SubgraphBody,
  Upright,
  type Plane,
  type Tone,
} from './orbit-parts'

const plane: Plane = { flatten: 0.46, lean: -16 }
const radii = { near: 178, middle: 276, far: 392 }

/** Twelfths of a turn: the stylesheet delays the change of depth by them. */
type Subgraph = { name: string; ring: keyof typeof radii; twelfth: number; size: number; tone: Tone }

const subgraphs = [
  { name: 'products', ring: 'near', twelfth: 1, size: 15, tone: 'cool' },
  { name: 'accounts', ring: 'near', twelfth: 7, size: 12, tone: 'neutral' },
  { name: 'reviews', ring: 'middle', twelfth: 10, size: 14, tone: 'cool' },
  { name: 'inventory', ring: 'middle', twelfth: 6, size: 13, tone: 'cool' },
  { name: 'search', ring: 'middle', twelfth: 3, size: 11, tone: 'neutral' },
  { name: 'shipping', ring: 'far', twelfth: 2, size: 15, tone: 'cool' },
  { name: 'orders', ring: 'far', twelfth: 11, size: 13, tone: 'neutral' },
  { name: 'payments', ring: 'far', twelfth: 8, size: 12, tone: 'cool' },
] as const satisfies readonly Subgraph[]

type Name = (typeof subgraphs)[number]['name']

/** Pairs that share an entity key, and how far the arc between them bulges. */
const keys: [Name, Name, number][] = [
  ['products', 'reviews', 0.22],
  ['products', 'shipping', -0.24],
  ['accounts', 'payments', -0.26],
  ['accounts', 'inventory', 0.3],
  ['reviews', 'orders', -0.22],
  ['search', 'products', 0.2],
]

type Props = {
  className?: string
  /** Names under the bodies; they appear where the drawing is at least 36rem wide. */
  labels?: boolean
  animated?: boolean
  /** What the drawing says to someone who cannot see it. */
  title?: string
}

/**
 * The supergraph as a system: subgraphs on rings round the core, arcs where they share an entity key, a client that asks.
 * Every 7 s one query runs: client, core, products, core, reviews (by the key that products gave), core, client.
 */
export function OrbitSystem({
  className,
  labels = true,
  animated = true,
  title = 'Subgraphs on rings around one supergraph, which a client queries',
}: Props) {
  const id = useId()
  const move: Motion = animated ? motion : {}
  return (
    <div className={clsx('@container', className)}>
      <svg
        viewBox="0 0 960 640"
        role="img"
        aria-label={title}
        className={clsx('block h-auto w-full overflow-visible', motion.system)}
      >
        <OrbitPaint id={id} />
        <Sky />
        <g transform="translate(500 305)">
          <circle r="310" fill={`url(#${id}glow)`} />
          <InPlane plane={plane}>
            <Rings id={id} move={move} />
            <circle r="64" fill="none" stroke={`url(#${id}warm)`} strokeWidth="1.5" />
            <g className={move.spin}>
              <Links id={id} move={move} />
              <Fetch to="products" pulse={move.plan} glow={move.planGlow} unspin={move.unspin} />
              <Fetch to="reviews" pulse={move.join} glow={move.joinGlow} unspin={move.unspin} />
              {subgraphs.map((subgraph) => (
                <g key={subgraph.name} transform={at(radii[subgraph.ring], subgraph.twelfth * 30)}>
                  <Upright plane={plane} unspin={move.unspin}>
                    <g
                      className={clsx(move.depth, move[`from${subgraph.twelfth}`])}
                      {...restingDepth(subgraph.twelfth)}
                    >
                      <SubgraphBody id={id} size={subgraph.size} tone={subgraph.tone} />
                    </g>
                    {labels && <BodyLabel y={subgraph.size + 28}>{subgraph.name}</BodyLabel>}
                  </Upright>
                </g>
              ))}
            </g>
          </InPlane>
          <Client id={id} move={move} labels={labels} />
          <Core id={id} move={move} labels={labels} />
        </g>
      </svg>
    </div>
  )
}

type Motion = Record<string, string | undefined>
type Part = { id: string; move: Motion }

function Sky() {
  return (
    <g className="fill-text light:opacity-50">
      {stars('perigee', 54, 960, 640).map((star) => (
        <circle key={`${star.x} ${star.y}`} cx={star.x} cy={star.y} r={star.r} opacity={star.opacity} />
      ))}
    </g>
  )
}

/** The rings, a dial round the core, and moons without a name that keep the rings alive. */
function Rings({ id, move }: Part) {
  return (
    <g fill="none" stroke={`url(#${id}ring)`}>
      <circle r="690" opacity="0.3" />
      <circle r="530" opacity="0.55" strokeDasharray="2 9" />
      <circle r={radii.far} />
      <circle r={radii.middle} />
      <circle r={radii.near} strokeWidth="1.25" />
      <circle
        r="112"
        pathLength="720"
        strokeWidth="9"
        strokeDasharray="1 7"
        opacity="0.8"
        className={move.dial}
      />
      <circle r={radii.far + 15} pathLength="1080" strokeWidth="7" strokeDasharray="0.6 5.4" opacity="0.7" />
      <Moon className={move.moonNear} radius={radii.near} angle={80} warm />
      <Moon className={move.moonMiddle} radius={radii.middle} angle={195} />
      <Moon className={move.moonFar} radius={radii.far} angle={112} />
    </g>
  )
}

function Moon({
  className,
  radius,
  angle,
  warm = false,
}: {
  className?: string
  radius: number
  angle: number
  warm?: boolean
}) {
  return (
    <g className={className} stroke="none">
      <circle r="3" transform={at(radius, angle)} className={warm ? 'fill-amber' : 'fill-muted'} />
    </g>
  )
}

/** Arcs between subgraphs that share an entity key; the one that the query uses lights up while it does. */
function Links({ move }: Part) {
  return (
    <g fill="none" className="stroke-cool" strokeWidth="1.2">
      {keys.map(([from, to, bend]) => (
        <path key={from + to} d={curve(place(from), place(to), bend)} opacity="0.42" />
      ))}
      <path
        d={curve(place('products'), place('reviews'), 0.22)}
        strokeWidth="2.5"
        opacity="0"
        className={move.keyGlow}
      />
    </g>
  )
}

/** One fetch of the query plan: a spoke, the pulse that runs out and back on it, and the ping where it arrives. */
function Fetch({ to, pulse, glow, unspin }: { to: Name; pulse?: string; glow?: string; unspin?: string }) {
  const { radius, angle } = orbitOf(to)
  return (
    <>
      <g transform={`rotate(${angle})`}>
        <path
          d={`M0 0H${radius}`}
          className="stroke-amber"
          strokeWidth="1.5"
          strokeDasharray="3 6"
          opacity="0.35"
        />
        <g transform={`scale(${radius})`}>
          <g className={pulse} opacity="0">
            <g transform={`scale(${1 / radius}) rotate(${-angle})`}>
              <Upright plane={plane} unspin={unspin}>
                <Pulse />
              </Upright>
            </g>
          </g>
        </g>
      </g>
      <g transform={at(radius, angle)}>
        <Upright plane={plane} unspin={unspin}>
          <circle r="30" fill="none" className={clsx('stroke-amber', glow)} strokeWidth="1.5" opacity="0" />
        </Upright>
      </g>
    </>
  )
}

function Pulse() {
  return (
    <g className="fill-amber">
      <circle r="13" opacity="0.22" />
      <circle r="4.5" />
    </g>
  )
}

/** The client: a query in a window, and the line to the router on which question and answer travel. */
function Client({ move, labels }: Part & { labels: boolean }) {
  const x = -392
  const y = 222
  const length = Math.hypot(x, y)
  const angle = (Math.atan2(-y, -x) * 180) / Math.PI
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${angle})`}>
        <path
          d={`M46 0H${length}`}
          className="stroke-amber"
          strokeWidth="1.5"
          strokeDasharray="3 6"
          opacity="0.5"
        />
        <g transform={`scale(${length})`}>
          {[move.ask, move.reply].map((pulse, index) => (
            <g key={index} className={pulse} opacity="0">
              <g transform={`scale(${1 / length})`}>
                <Pulse />
              </g>
            </g>
          ))}
        </g>
      </g>
      <g className="stroke-line-strong" fill="none" strokeWidth="1.25">
        <rect x="-42" y="-30" width="84" height="60" rx="9" className="fill-raised" />
        <path d="M-42 -15H42" />
        <g className="stroke-muted" strokeWidth="2.5" strokeLinecap="round">
          <path d="M-30 -4H-8M-20 6H16M-20 16H4" />
          <path d="M22 6H26" className="stroke-amber" />
        </g>
      </g>
      {labels && <BodyLabel y={54}>client</BodyLabel>}
    </g>
  )
}

/** The supergraph: a warm sphere; its inner ring passes behind and in front. */
function Core({ id, move, labels }: Part & { labels: boolean }) {
  return (
    <>
      <circle r="46" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
      <circle r="52" fill="none" className={clsx('stroke-amber', move.flare)} strokeWidth="2" opacity="0" />
      <InPlane plane={plane}>
        <path d="M64 0A64 64 0 0 1 -64 0" fill="none" stroke={`url(#${id}warm)`} strokeWidth="2" />
      </InPlane>
      {labels && <BodyLabel y={78}>supergraph</BodyLabel>}
    </>
  )
}

function orbitOf(name: Name) {
  const subgraph = subgraphs.find((candidate) => candidate.name === name) ?? subgraphs[0]
  return { radius: radii[subgraph.ring], angle: subgraph.twelfth * 30 }
}

function place(name: Name) {
  const { radius, angle } = orbitOf(name)
  return onRing(radius, angle)
}

/** Size and strength of a body before anything moves: near ones large and clear, far ones small and faint. */
function restingDepth(twelfth: number) {
  const front = Math.sin((twelfth * Math.PI) / 6)
  return { transform: `scale(${round(1 + 0.17 * front)})`, opacity: round(0.85 + 0.15 * front) }
}
