import clsx from 'clsx'
import { useId } from 'react'
import { markBody, markOrbit, markPlanet, markTransform } from './mark'

type MarkProps = {
  className?: string
  /** One color (`currentColor`) instead of the warm planet. */
  mono?: boolean
}

/** The mark alone, as decoration, 1em high unless sized by `className`. */
export function LogoMark({ className, mono = false }: MarkProps) {
  const warm = useId()
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" className={className} fill="currentColor" aria-hidden>
      {!mono && (
        <linearGradient id={warm} x1="0" y1="1" x2="1" y2="0">
          <stop stopColor="var(--coral)" />
          <stop offset="1" stopColor="var(--amber)" />
        </linearGradient>
      )}
      <g transform={markTransform}>
        <path d={markOrbit} />
        <circle {...markPlanet} fill={mono ? undefined : `url(#${warm})`} />
        <circle {...markBody} />
      </g>
    </svg>
  )
}

/** Mark and wordmark; scales with the font size of `className`. The name is text, so it can be read aloud and selected. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-[0.42em] leading-none text-text', className)}>
      <LogoMark className="size-[1.28em] shrink-0" />
      <span className="font-[650] tracking-[-0.032em]">{name}</span>
    </span>
  )
}
