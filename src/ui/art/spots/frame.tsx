import clsx from 'clsx'
import type { ReactNode } from 'react'
import { OrbitPaint, type Paint } from '../orbit-parts'

export type SpotProps = { className?: string }

/** The canvas of all spot drawings, 320×200; `id` prefixes the gradients named by `paints`. */
export function Spot({
  id,
  paints,
  title,
  className,
  children,
}: SpotProps & { id: string; paints: readonly Paint[]; title: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 200"
      role="img"
      aria-label={title}
      className={clsx('block h-auto w-full', className)}
      fill="none"
    >
      <OrbitPaint id={id} of={paints} />
      {children}
    </svg>
  )
}

type WordProps = {
  x: number
  y: number
  className?: string
  anchor?: 'start' | 'middle' | 'end'
  children: ReactNode
}

/** A word inside a spot drawing. */
export function Word({ x, y, className = 'fill-muted', anchor, children }: WordProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize="10.5" className={clsx('font-mono', className)}>
      {children}
    </text>
  )
}
