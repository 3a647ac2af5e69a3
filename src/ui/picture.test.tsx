import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const cover = { src: '/media/cover.png', width: 960, height: 548, alt: 'Two orbits', sizes: '100vw' }

// Size and priority of the pictures of a page are in blog.spec.ts and html-check.ts, and its policy allows them no style.
it('loads lazily, and in one size for two densities where its width is fixed', () => {
  const html = renderToStaticMarkup(<Picture {...cover} width={40} sizes={undefined} />)
  expect(html.match(/ \dx/g)).toEqual([' 1x', ' 2x'])
  expect(html).toContain('loading="lazy"')
})

it('takes a number as text, and refuses what is no size', () => {
  expect(() => Picture({ ...cover, height: '548' as unknown as number })).not.toThrow()
  for (const width of [Number.NaN, Number.POSITIVE_INFINITY, 0, -5, '', 'wide', undefined, null])
    expect(() => Picture({ ...cover, width: width as number })).toThrow(TypeError)
})
