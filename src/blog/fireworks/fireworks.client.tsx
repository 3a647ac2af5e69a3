'use client'

import type { Options } from 'canvas-confetti'
import { useEffect, useRef } from 'react'

/** Times in milliseconds (docs/contracts/blog.md#fireworks). */
const duration = 2000
const interval = 250
const maxParticles = 50

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
        const left = 1 - (performance.now() - startTime) / duration
        if (left <= 0) return clearInterval(timer)
        // One burst on each side of the window, together at most `maxParticles`, and fewer toward the end.
        const particleCount = Math.floor((maxParticles * left) / 2)
        for (const side of [0.1, 0.7]) {
          // Start a little above the window, so that the particles fall into it.
          const origin = { x: side + Math.random() * 0.2, y: Math.random() - 0.2 }
          void fire({ particleCount, origin, ...look, startVelocity: 30, spread: 360, ticks: 60 })
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
