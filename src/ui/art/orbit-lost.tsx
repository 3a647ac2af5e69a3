import clsx from 'clsx'
import { useId } from 'react'
import { ringArc } from './geometry'
import motion from './orbit-lost.module.css'
import { at, InPlane, OrbitPaint, SubgraphBody, Upright, type Plane } from './orbit-parts'
import { Stars } from './stars'

const plane: Plane = { flatten: 0.46, lean: -14 }

/** The drawing of the 404 page: a planet has left its ring, which keeps a gap for it. Decoration only. */
export function OrbitLost({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 720 420"
      aria-hidden
      className={clsx('block h-auto w-full overflow-visible', className)}
    >
      <OrbitPaint id={id} of={['ring', 'warm', 'core', 'glow', 'cool', 'neutral']} />
      <linearGradient id={`${id}path`} gradientUnits="userSpaceOnUse" x1="150" y1="-60" x2="345" y2="-150">
        <stop stopColor="var(--cool)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--cool)" stopOpacity="0.9" />
      </linearGradient>
      <Stars seed="lost" count={44} width={720} height={420} className="light:opacity-50" />
      <g transform="translate(310 226)">
        <circle r="200" fill={`url(#${id}glow)`} />
        <InPlane plane={plane}>
          <g fill="none" stroke={`url(#${id}ring)`}>
            <circle r="420" opacity="0.4" strokeDasharray="2 9" />
            <circle r="128" />
            <path d={ringArc(212, -18, 300)} strokeWidth="1.5" />
            <path d={ringArc(212, 300, 342)} strokeDasharray="2 8" className="stroke-coral" strokeWidth="2" />
            <circle r="304" />
          </g>
          <g transform={at(128, 150)}>
            <Upright plane={plane}>
              <SubgraphBody id={id} size={10} tone="neutral" />
            </Upright>
          </g>
          <g transform={at(212, 108)}>
            <Upright plane={plane}>
              <SubgraphBody id={id} size={14} tone="cool" />
            </Upright>
          </g>
          <g transform={at(304, 205)}>
            <Upright plane={plane}>
              <SubgraphBody id={id} size={11} tone="neutral" />
            </Upright>
          </g>
        </InPlane>
        <circle r="34" fill={`url(#${id}core)`} className="light:brightness-125 light:saturate-150" />
        <InPlane plane={plane}>
          <path d={ringArc(48, 0, 180)} fill="none" stroke={`url(#${id}warm)`} strokeWidth="2" />
        </InPlane>
        <path
          d="M146 -104C206 -142 262 -160 318 -163"
          fill="none"
          stroke={`url(#${id}path)`}
          strokeWidth="1.5"
          strokeDasharray="5 6"
        />
        <g transform="translate(340 -163)">
          <g className={motion.leave}>
            <SubgraphBody id={id} size={17} tone="cool" />
            <path d="M-30 -9A31 31 0 0 1 14 -28" fill="none" className="stroke-cool" opacity="0.6" />
          </g>
        </g>
      </g>
    </svg>
  )
}
