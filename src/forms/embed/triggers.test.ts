// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTrigger } from './triggers'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function scrollTo(top: number, pageHeight = 4000) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', top)
  document.dispatchEvent(new Event('scroll'))
}

function moveTo(y: number) {
  document.dispatchEvent(new MouseEvent('mousemove', { clientY: y }))
}

describe('a widget opens automatically', () => {
  it('at the end of the page, however short it is', () => {
    const fire = vi.fn()
    startTrigger('scroll', 90, fire)
    scrollTo(3200)
    expect(fire).toHaveBeenCalledOnce()
  })

  it('once, when the mouse leaves at the top', () => {
    const fire = vi.fn()
    startTrigger('exit', 20, fire)
    moveTo(300)
    moveTo(21)
    expect(fire).not.toHaveBeenCalled()
    moveTo(10)
    moveTo(300)
    moveTo(5)
    expect(fire).toHaveBeenCalledOnce()
  })

  it('not when the mouse enters from the top', () => {
    const fire = vi.fn()
    startTrigger('exit', 20, fire)
    moveTo(2)
    moveTo(12)
    expect(fire).not.toHaveBeenCalled()
  })

  it.each(['scroll', 'exit'] as const)('not by %s without a value', (on) => {
    const fire = vi.fn()
    startTrigger(on, undefined, fire)
    scrollTo(4000)
    moveTo(100)
    moveTo(0)
    expect(fire).not.toHaveBeenCalled()
  })
})
