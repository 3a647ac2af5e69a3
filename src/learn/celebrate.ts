/** Throws confetti from both lower corners of the window. Visitors who prefer reduced motion get none. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Confetti is decoration, so ignore a script that fails to load.
  const loaded = await import('canvas-confetti').catch(() => undefined)
  // No worker, because it would load from a blob: URL, which the content security policy blocks.
  const fire = loaded?.default.create(undefined, { resize: true, useWorker: false })
  for (const [angle, x] of [
    [60, 0],
    [120, 1],
  ] as const) {
    void fire?.({ ...look, angle, origin: { x, y: 0.9 } })
  }
}

const look = {
  colors: ['#ff6b57', '#ffb45e', '#7cc4ff', '#c6cedb'],
  particleCount: 45,
  spread: 60,
  startVelocity: 42,
  scalar: 0.8,
  ticks: 160,
}
