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

type BarProps = { x: number; y: number; width: number; className?: string }

/** A word of a schema as a bar, because text would be too small to read at the size of a spot. */
export function Bar({ x, y, width, className = 'fill-muted' }: BarProps) {
  return <rect x={x} y={y - 6} width={width} height="5" rx="2.5" className={className} />
}
