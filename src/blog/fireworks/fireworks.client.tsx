'use client'

import type { Options } from 'canvas-confetti'
import { useEffect, useRef } from 'react'

/** Round particles in the colors of the site. */
const look: Options = {
  colors: ['#ff6b57', '#ffb45e', '#7cc4ff', '#e9edf5'],
  shapes: ['circle'],
  scalar: 0.7,
}

/** Fireworks over the page when it opens. Visitors who prefer reduced motion get none. */
export function Fireworks() {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    let unmounted = false

    async function start(surface: HTMLCanvasElement) {
      const { default: confetti } = await import('canvas-confetti')
      if (unmounted) return
      // No worker, because it would load from a blob: URL, which the content security policy blocks.
      const fire = confetti.create(surface, { resize: true, useWorker: false })
      const startTime = performance.now()
      const burst = () => {
        const bursts = burstsAt(performance.now() - startTime)
        if (bursts.length === 0) clearInterval(timer)
        for (const options of bursts) {
          void fire({ ...options, ...look, startVelocity: 30, spread: 360, ticks: 60 })
        }
      }
      timer = setInterval(burst, interval)
      burst()
    }
    // Fireworks are decoration, so ignore a script that fails to load.
    start(element).catch(() => undefined)
    return () => {
      unmounted = true
      clearInterval(timer)
    }
  }, [])

  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-40 size-full" />
}

/** Times in milliseconds (docs/contracts/blog.md#fireworks). */
const duration = 2000
const interval = 250
const maxParticles = 50

/** A burst at one side of the window. Positions are fractions of its width and height. */
type Burst = { particleCount: number; origin: { x: number; y: number } }

/**
 * One burst on each side, together at most `maxParticles`, and fewer toward the end. Expects the milliseconds since the
 * start; returns no bursts once the duration is over.
 */
function burstsAt(elapsed: number): Burst[] {
  if (elapsed >= duration) return []
  const particleCount = Math.floor((maxParticles * (1 - elapsed / duration)) / 2)
  return [0.1, 0.7].map((left) => ({
    particleCount,
    // Start a little above the window, so that the particles fall into it.
    origin: { x: left + Math.random() * 0.2, y: Math.random() - 0.2 },
  }))
}
