import type { ReactNode } from 'react'
import { onRing } from './geometry'

/** The plane that the orbits of a drawing lie in: minor over major axis, and the lean of the whole in degrees. */
export type Plane = { flatten: number; lean: number }

/** Draws its children in the plane's own coordinates, where rings are circles around the origin. */
export function InPlane({ plane, children }: { plane: Plane; children: ReactNode }) {
  return <g transform={`rotate(${plane.lean}) scale(1 ${plane.flatten})`}>{children}</g>
}

/** Inside `InPlane`: draws its children upright and undistorted. */
export function Upright({ plane, children }: { plane: Plane; children: ReactNode }) {
  return <g transform={`scale(1 ${(1 / plane.flatten).toFixed(4)}) rotate(${-plane.lean})`}>{children}</g>
}

/** `translate()` to a point of a ring, for use as a transform attribute. */
export function at(radius: number, angle: number): string {
  return `translate(${onRing(radius, angle).join(' ')})`
}

/** The gradients of the drawings; they follow the theme through CSS variables. */
const paints = {
  ring: (id: string) => (
    <linearGradient key={id} id={id} x1="0" y1="0" x2="0.12" y2="1">
      <stop stopColor="var(--line-strong)" stopOpacity="0.55" />
      <stop offset="0.5" stopColor="var(--line-strong)" />
      <stop offset="1" stopColor="var(--muted)" stopOpacity="0.75" />
    </linearGradient>
  ),
  warm: (id: string) => (
    <linearGradient key={id} id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="var(--amber)" stopOpacity="0.2" />
      <stop offset="1" stopColor="var(--coral)" stopOpacity="0.9" />
    </linearGradient>
  ),
  core: (id: string) => (
    <radialGradient key={id} id={id} cx="0.42" cy="0.36" r="0.68" fx="0.34" fy="0.26">
      <stop stopColor="color-mix(in oklab, var(--amber), white 70%)" />
      <stop offset="0.36" stopColor="color-mix(in oklab, var(--amber), white 18%)" />
      <stop offset="0.8" stopColor="var(--coral)" />
      <stop offset="1" stopColor="color-mix(in oklab, var(--coral), var(--ground) 28%)" />
    </radialGradient>
  ),
  glow: (id: string) => (
    <radialGradient key={id} id={id}>
      <stop stopColor="var(--amber)" stopOpacity="0.5" />
      <stop offset="0.16" stopColor="var(--coral)" stopOpacity="0.34" />
      <stop offset="0.34" stopColor="var(--coral)" stopOpacity="0.13" />
      <stop offset="0.65" stopColor="var(--coral)" stopOpacity="0.035" />
      <stop offset="1" stopColor="var(--coral)" stopOpacity="0" />
    </radialGradient>
  ),
  cool: (id: string) => <Sphere key={id} id={id} color="var(--cool)" light="45%" />,
  neutral: (id: string) => <Sphere key={id} id={id} color="var(--muted)" light="65%" />,
}

export type Paint = keyof typeof paints

/** The gradients that a drawing uses, under ids that begin with `id`. */
export function OrbitPaint({ id, of }: { id: string; of: readonly Paint[] }) {
  return <defs>{of.map((name) => paints[name](id + name))}</defs>
}

function Sphere({ id, color, light }: { id: string; color: string; light: string }) {
  return (
    <radialGradient id={id} cx="0.4" cy="0.34" r="0.75">
      <stop stopColor={`color-mix(in oklab, ${color}, white ${light})`} />
      <stop offset="0.4" stopColor={color} />
      <stop offset="1" stopColor={`color-mix(in oklab, ${color}, var(--ground) 62%)`} />
    </radialGradient>
  )
}

export type Tone = 'cool' | 'neutral'

/** A subgraph: a small planet inside a thin ring, centered on the origin. */
export function SubgraphBody({ id, size, tone }: { id: string; size: number; tone: Tone }) {
  return (
    <>
      <circle r={size + 6} className="fill-ground/70 stroke-line-strong" strokeWidth="1" />
      <circle r={size} fill={`url(#${id}${tone})`} />
    </>
  )
}
