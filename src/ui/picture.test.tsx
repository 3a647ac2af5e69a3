// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './picture'

afterEach(cleanup)

const cover = { src: '/media/cover.png', width: 960, height: 548, alt: 'Two orbits', sizes: '100vw' }

describe('Picture', () => {
  it('renders sizes, sources and dimensions, and loads lazily', () => {
    render(<Picture {...cover} />)
    const image = screen.getByRole('img', { name: 'Two orbits' })
    expect(image.getAttribute('sizes')).toBe('100vw')
    expect(image.getAttribute('srcset')).toContain('/_next/image?url=%2Fmedia%2Fcover.png')
    expect(image.getAttribute('width')).toBe('960')
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.hasAttribute('style')).toBe(false)
  })

  it('loads the first picture at once', () => {
    render(<Picture {...cover} eager />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('loading')).toBe('eager')
    expect(image.getAttribute('fetchpriority')).toBe('high')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -5, '', 'wide', undefined, null])(
    'refuses width %s',
    (width) => {
      expect(() => Picture({ ...cover, width: width as number })).toThrow(TypeError)
    },
  )

  it('accepts a number as text', () => {
    expect(() => Picture({ ...cover, height: '548' as unknown as number })).not.toThrow()
  })
})
