import type { ReactNode } from 'react'

/** The canvas of the drawings of the groups, 320×200. */
export function Drawing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label={title} className="block h-auto w-full" fill="none">
      {children}
    </svg>
  )
}

type BarProps = { x: number; y: number; width: number; className?: string }

/** A word of a schema as a bar, because text would be too small to read at the size of these drawings. */
export function Bar({ x, y, width, className = 'fill-muted' }: BarProps) {
  return <rect x={x} y={y - 6} width={width} height="5" rx="2.5" className={className} />
}
