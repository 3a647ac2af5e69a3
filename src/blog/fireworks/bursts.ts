/** Times in ms and particles (docs/contracts/blog.md#fireworks). */
export const duration = 2000
export const interval = 250
const mostParticles = 50

/** A burst at one side of the window; positions as shares of its width and height. */
type Burst = { particleCount: number; origin: { x: number; y: number } }

/**
 * The bursts at a moment: one on each side, together at most 50 particles, fewer towards the end. Takes the time
 * since the start in ms and a source of numbers from 0 to 1; nothing once the time is over.
 */
export function burstsAt(elapsed: number, random: () => number = Math.random): Burst[] {
  if (elapsed >= duration) return []
  const particleCount = Math.floor((mostParticles * (1 - elapsed / duration)) / 2)
  return [0.1, 0.7].map((left) => ({
    particleCount,
    // They begin a little above the window, so that the sparks rain into it.
    origin: { x: left + random() * 0.2, y: random() - 0.2 },
  }))
}
