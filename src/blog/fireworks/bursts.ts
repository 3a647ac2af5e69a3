/** Times in milliseconds (docs/contracts/blog.md#fireworks). */
export const duration = 2000
export const interval = 250
const maxParticles = 50

/** A burst at one side of the window. Positions are fractions of its width and height. */
type Burst = { particleCount: number; origin: { x: number; y: number } }

/**
 * One burst on each side, together at most `maxParticles`, and fewer toward the end. Expects the milliseconds since the
 * start and a source of numbers from 0 to 1; returns no bursts once the duration is over.
 */
export function burstsAt(elapsed: number, random: () => number = Math.random): Burst[] {
  if (elapsed >= duration) return []
  const particleCount = Math.floor((maxParticles * (1 - elapsed / duration)) / 2)
  return [0.1, 0.7].map((left) => ({
    particleCount,
    // Start a little above the window, so that the particles fall into it.
    origin: { x: left + random() * 0.2, y: random() - 0.2 },
  }))
}
