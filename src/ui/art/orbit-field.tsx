import { seeded } from '@perigee/studio/geometry'
import { useId } from 'react'
import { OrbitPaint } from './orbit-paint'
import { Stars } from './stars'

const width = 1440
const height = 720

/** Background of a section: faint rings around a bright planet, and stars, that fill the nearest positioned ancestor. The same seed gives the same stars. Decoration only. */
export function OrbitField({ seed }: { seed: string }) {
  const id = useId()
  const random = seeded(seed)
  const lean = -24 + random() * 16
  const tilt = `rotate(${lean.toFixed(1)})`
  const cx = 0.76 * width
  const cy = 0.6 * height
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full"
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="var(--coral)" stopOpacity="0.12" />
          <stop offset="0.5" stopColor="var(--coral)" stopOpacity="0.04" />
          <stop offset="1" stopColor="var(--coral)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}ring`} x1="0" x2="1" y2="0.4">
          <stop stopColor="var(--line-strong)" stopOpacity="0" />
          <stop offset="0.45" stopColor="var(--line-strong)" />
          <stop offset="0.6" stopColor="var(--muted)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--line-strong)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx={cx} cy={cy} rx="560" ry="380" fill={`url(#${id}glow)`} />
      <Stars seed={seed} count={70} width={width} height={height} className="light:opacity-40" />
      <g transform={`translate(${cx} ${cy}) ${tilt}`} fill="none" stroke={`url(#${id}ring)`}>
        {rings(random).map((ring) => (
          <ellipse
            key={ring.radius}
            rx={ring.radius}
            ry={ring.radius * 0.44}
            opacity={ring.opacity}
            strokeDasharray={ring.dash}
          />
        ))}
      </g>
      <g transform={`translate(${cx} ${cy})`}>
        <OrbitPaint id={`${id}body`} />
        <circle r="190" fill={`url(#${id}bodyglow)`} />
        <g transform={tilt} fill="none" stroke={`url(#${id}bodywarm)`}>
          <ellipse rx="150" ry="66" stroke={`url(#${id}ring)`} />
          <ellipse rx="54" ry="24" />
        </g>
        <circle r="34" fill={`url(#${id}bodycore)`} className="light:brightness-125 light:saturate-150" />
        <path
          d="M54 0A54 24 0 0 1 -54 0"
          transform={tilt}
          fill="none"
          stroke={`url(#${id}bodywarm)`}
          strokeWidth="2"
        />
      </g>
    </svg>
  )
}

function rings(random: () => number) {
  let radius = 150
  return Array.from({ length: 7 }, (_, index) => {
    radius += Math.round(90 + random() * 70 + index * 14)
    return { radius, opacity: Math.max(0.25, 0.9 - index * 0.1), dash: random() < 0.25 ? '1.5 9' : undefined }
  })
}
