// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { playWhenSeen } from './play-when-seen'

let report: (entry: { isIntersecting: boolean; intersectionRatio: number; height?: number }) => void
let reduced = false

beforeEach(() => {
  reduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = ({ height = 0, ...entry }) =>
          callback([
            { ...entry, target: drawing(), intersectionRect: { height }, rootBounds: { height: 800 } },
          ])
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<figure data-play></figure>'
})

const drawing = () => document.querySelector('figure') as HTMLElement
const outOfView = { isIntersecting: false, intersectionRatio: 0 }

it('plays a drawing when enough of it is in view', () => {
  playWhenSeen()
  report(outOfView)
  expect(drawing().dataset.play).toBe('')
  report({ isIntersecting: true, intersectionRatio: 0.05 })
  expect(drawing().dataset.play).toBe('ready')
  report({ isIntersecting: true, intersectionRatio: 0.4 })
  expect(drawing().dataset.play).toBe('seen')
})

it('plays a drawing that is taller than the window', () => {
  playWhenSeen()
  report(outOfView)
  report({ isIntersecting: true, intersectionRatio: 0.1, height: 400 })
  expect(drawing().dataset.play).toBe('seen')
})

it('leaves a drawing alone that is in view from the start', () => {
  playWhenSeen()
  report({ isIntersecting: true, intersectionRatio: 1 })
  expect(drawing().dataset.play).toBe('')
})

it('plays nothing with reduced motion', () => {
  reduced = true
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(playWhenSeen()).toBeTypeOf('function')
})
