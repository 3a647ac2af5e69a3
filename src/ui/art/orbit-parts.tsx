import type { ReactNode } from 'react'

/** The plane that the orbits of a drawing lie in: minor over major axis, and the lean of the whole in degrees. */
export type Plane = { flatten: number; lean: number }

/** Draws its children in the plane's own coordinates, where rings are circles around the origin. */
export function InPlane({ plane, children }: { plane: Plane; children: ReactNode }) {
  return <g transform={`rotate(${plane.lean}) scale(1 ${plane.flatten})`}>{children}</g>
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
}

type Paint = keyof typeof paints

/** The gradients that a drawing uses, under ids that begin with `id`. */
export function OrbitPaint({ id, of }: { id: string; of: readonly Paint[] }) {
  return <defs>{of.map((name) => paints[name](id + name))}</defs>
}
