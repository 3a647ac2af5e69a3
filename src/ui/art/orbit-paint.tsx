/** The gradients of the drawings, under ids that begin with `id`; they follow the theme through CSS variables. */
export function OrbitPaint({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}ring`} x1="0" y1="0" x2="0.12" y2="1">
        <stop stopColor="var(--line-strong)" stopOpacity="0.55" />
        <stop offset="0.5" stopColor="var(--line-strong)" />
        <stop offset="1" stopColor="var(--muted)" stopOpacity="0.75" />
      </linearGradient>
      <linearGradient id={`${id}warm`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--amber)" stopOpacity="0.2" />
        <stop offset="1" stopColor="var(--coral)" stopOpacity="0.9" />
      </linearGradient>
      <radialGradient id={`${id}core`} cx="0.42" cy="0.36" r="0.68" fx="0.34" fy="0.26">
        <stop stopColor="color-mix(in oklab, var(--amber), white 70%)" />
        <stop offset="0.36" stopColor="color-mix(in oklab, var(--amber), white 18%)" />
        <stop offset="0.8" stopColor="var(--coral)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--coral), var(--ground) 28%)" />
      </radialGradient>
      <radialGradient id={`${id}glow`}>
        <stop stopColor="var(--amber)" stopOpacity="0.5" />
        <stop offset="0.16" stopColor="var(--coral)" stopOpacity="0.34" />
        <stop offset="0.34" stopColor="var(--coral)" stopOpacity="0.13" />
        <stop offset="0.65" stopColor="var(--coral)" stopOpacity="0.035" />
        <stop offset="1" stopColor="var(--coral)" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
