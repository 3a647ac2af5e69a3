'use client'

import type { Options } from 'canvas-confetti'
import { useEffect, useRef } from 'react'
import { burstsAt, interval } from './bursts'

/** The bodies of the site's drawings, in its colours. */
const look: Options = {
  colors: ['#ff6b57', '#ffb45e', '#7cc4ff', '#e9edf5'],
  shapes: ['circle'],
  scalar: 0.7,
}

/** Fireworks over the page, once, when it opens; none for those who asked for less motion. */
export function Fireworks() {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const sky = canvas.current
    if (!sky || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    let gone = false

    async function start(surface: HTMLCanvasElement) {
      const { default: confetti } = await import('canvas-confetti')
      if (gone) return
      // Without a worker: it would come from a blob address, which the content policy refuses.
      const fire = confetti.create(surface, { resize: true, useWorker: false })
      const begun = performance.now()
      const burst = () => {
        const bursts = burstsAt(performance.now() - begun)
        if (bursts.length === 0) clearInterval(timer)
        for (const options of bursts) {
          void fire({ ...options, ...look, startVelocity: 30, spread: 360, ticks: 60 })
        }
      }
      timer = setInterval(burst, interval)
      burst()
    }
    void start(sky)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [])

  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-40 size-full" />
}
