import { describe, expect, it } from 'vitest'
import { dragged, moved, originAt, viewerWidth, withinPicture, zoomScale } from './size'

describe('width of a picture in the viewer', () => {
  it.each([
    ['landscape', { width: 1600, height: 700 }, 960],
    ['square', { width: 400, height: 400 }, 960],
    ['portrait', { width: 600, height: 1200 }, 400],
    ['without dimensions', {}, 720],
    ['without height', { width: 600 }, 720],
  ])('%s', (_, size, width) => {
    expect(viewerWidth(size, 1000)).toBe(width)
  })
})

describe('a zoomed picture', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 } as DOMRect

  it('follows the pointer and stays inside', () => {
    expect(originAt({ clientX: 300, clientY: 100 }, box)).toEqual({ x: 50, y: 25 })
    expect(originAt({ clientX: 0, clientY: 999 }, box)).toEqual({ x: 0, y: 100 })
  })

  it('moves by as many pixels as the finger', () => {
    expect(dragged({ x: 50, y: 50 }, { x: 40, y: -20 }, box, 2)).toEqual({ x: 40, y: 60 })
    expect(dragged({ x: 50, y: 50 }, { x: 9000, y: 0 }, box, 2)).toEqual({ x: 0, y: 50 })
  })

  it('moves with the arrow keys only', () => {
    expect(moved({ x: 50, y: 50 }, 'ArrowDown')).toEqual({ x: 50, y: 62 })
    expect(moved({ x: 95, y: 50 }, 'ArrowRight')).toEqual({ x: 100, y: 50 })
    expect(moved({ x: 50, y: 50 }, 'Tab')).toBeUndefined()
  })

  it('zooms to its own size, at least 2× and at most 4×', () => {
    const wide = { width: 960, height: 480 }
    expect(zoomScale(wide, wide)).toBe(2)
    expect(zoomScale({ width: 2880, height: 1440 }, wide)).toBe(3)
    expect(zoomScale({ width: 9600, height: 4800 }, wide)).toBe(4)
    expect(zoomScale({}, wide)).toBe(2)
  })

  it('fills a phone, and shows no empty space above and below', () => {
    const phone = { left: 0, top: 0, width: 390, height: 780 } as DOMRect
    const wide = { width: 600, height: 400 }
    const scale = zoomScale(wide, phone)
    expect(scale).toBe(3)
    expect(withinPicture({ x: 0, y: 0 }, wide, phone, scale)).toEqual({ x: 0, y: 50 })
    expect(withinPicture({ x: 0, y: 0 }, wide, phone, 4).y).toBeCloseTo(44.4, 1)
    expect(withinPicture({ x: 0, y: 100 }, wide, { ...phone, height: 260 }, 2)).toEqual({ x: 0, y: 100 })
  })
})
