// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { lockScroll } from './scroll-lock'

it('locks once for overlapping callers and restores the previous styles', () => {
  const { style } = document.documentElement
  style.overflow = 'clip'
  const first = lockScroll()
  const second = lockScroll()
  expect(style.overflow).toBe('hidden')
  first()
  first()
  expect(style.overflow).toBe('hidden')
  second()
  expect(style.overflow).toBe('clip')
  expect(style.scrollbarGutter ?? '').toBe('')
})
