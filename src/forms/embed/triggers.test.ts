// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayOpenItself, noteOpen, rememberClosed } from './open-rules'
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

describe('a widget opens by itself', () => {
  it('on load', () => {
    const fire = vi.fn()
    startTrigger('load', undefined, fire)
    expect(fire).toHaveBeenCalledOnce()
  })

  it('after its time, unless it was stopped', () => {
    const [fire, never] = [vi.fn(), vi.fn()]
    startTrigger('time', 3000, fire)
    startTrigger('time', 3000, never)()
    vi.advanceTimersByTime(2999)
    expect(fire).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fire).toHaveBeenCalledOnce()
    expect(never).not.toHaveBeenCalled()
  })

  it('once so much of the page was scrolled', () => {
    const fire = vi.fn()
    startTrigger('scroll', 50, fire)
    scrollTo(1999)
    expect(fire).not.toHaveBeenCalled()
    scrollTo(2000)
    scrollTo(2400)
    expect(fire).toHaveBeenCalledOnce()
  })

  it('at the end of the page, however far that is', () => {
    const fire = vi.fn()
    startTrigger('scroll', 90, fire)
    scrollTo(3200)
    expect(fire).toHaveBeenCalledOnce()
  })

  it('when the mouse leaves upwards, once', () => {
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

  it('not when the mouse comes in from above', () => {
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

  it.each([
    ['scroll', 50],
    ['exit', 20],
  ] as const)('not by %s after it was stopped', (on, value) => {
    const removed = vi.spyOn(document, 'removeEventListener')
    const fire = vi.fn()
    startTrigger(on, value, fire)()
    scrollTo(4000)
    moveTo(100)
    moveTo(0)
    expect(fire).not.toHaveBeenCalled()
    expect(removed).toHaveBeenCalledOnce()
    removed.mockRestore()
  })
})

describe('a widget does not open by itself', () => {
  it('again in a visit when it is told so', () => {
    expect(mayOpenItself('sales', { preventReopenOnClose: true })).toBe(true)
    rememberClosed('sales')
    expect(document.cookie).toContain('tf-sales-closed=true')
    expect(mayOpenItself('sales', { preventReopenOnClose: true })).toBe(false)
    expect(mayOpenItself('sales', {})).toBe(true)
    expect(mayOpenItself('contact', { preventReopenOnClose: true })).toBe(true)
  })

  it('over another one, or over one of the same form, when it is told so', () => {
    const closed = noteOpen('sales')
    expect(mayOpenItself('contact', { respectOpenModals: 'all' })).toBe(false)
    expect(mayOpenItself('contact', { respectOpenModals: 'same' })).toBe(true)
    expect(mayOpenItself('sales', { respectOpenModals: 'same' })).toBe(false)
    expect(mayOpenItself('contact', {})).toBe(true)
    closed()
    expect(mayOpenItself('sales', { respectOpenModals: 'all' })).toBe(true)
  })
})
