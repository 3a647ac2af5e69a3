import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const cover = { src: '/media/cover.png', width: 960, height: 548, alt: 'Two orbits', sizes: '100vw' }

it('loads lazily in a fitting size, and the first picture at once', () => {
  const lazy = renderToStaticMarkup(<Picture {...cover} />)
  expect(lazy).toMatch(/sizes="100vw".*\/_next\/image\?url=%2Fmedia%2Fcover\.png/)
  expect(lazy).toMatch(/width="960".*loading="lazy"|loading="lazy".*width="960"/)
  expect(lazy).not.toContain('style=')
  const fixed = renderToStaticMarkup(<Picture {...cover} width={40} sizes={undefined} />)
  expect(fixed.match(/ \dx/g)).toEqual([' 1x', ' 2x'])
  const eager = renderToStaticMarkup(<Picture {...cover} eager />)
  expect(eager).toContain('loading="eager"')
  expect(eager).toMatch(/fetchpriority="high"/i)
})

it('takes a number as text, and refuses what is no size', () => {
  expect(() => Picture({ ...cover, height: '548' as unknown as number })).not.toThrow()
  for (const width of [Number.NaN, Number.POSITIVE_INFINITY, 0, -5, '', 'wide', undefined, null])
    expect(() => Picture({ ...cover, width: width as number })).toThrow(TypeError)
})
