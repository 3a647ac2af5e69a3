import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Shot } from './browser'
import { createStudio } from './studio'
import { compositionsOf, themes, type Theme } from './themes'

const brand = {
  name: 'Acme',
  mark: { transform: '', orbit: 'M0 0H32', planet: { cx: 16, r: 6 }, body: { cx: 28, r: 3 } },
  wordmark: { text: 'Other', width: 60, capHeight: 16, d: 'M0 0H60' },
}
const blank = ({ width, height, scale }: Shot) =>
  sharp({ create: { width: width * scale, height: height * scale, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
const studio = createStudio({ shoot: blank, brand, fontFaces: '' })

it.each(Object.keys(themes) as Theme[])(
  'draws every composition of %s, the same for the same seed',
  (theme) => {
    for (const composition of Object.keys(themes[theme])) {
      const art = () => studio.art({ seed: 'a post', theme, composition })
      expect(art()).toEqual(art())
      expect(art().markup).not.toMatch(/NaN|undefined/)
    }
  },
)

it('draws the pictures of a course for dark pages and for light ones', () => {
  for (const composition of compositionsOf('mission')) {
    const art = (light: 'warm' | 'day') =>
      studio.art({ seed: 'a chapter', theme: 'mission', composition, light }).markup
    expect(art('day')).not.toMatch(/NaN|undefined/)
    expect(art('day')).not.toBe(art('warm'))
  }
})

it('refuses a composition that the theme does not have', () => {
  expect(() => studio.art({ seed: 'a post', theme: 'orbit', composition: 'teapot' })).toThrow(
    /ringed, orrery/,
  )
})

it('shows title and brand on a social card, with markup escaped', () => {
  const art = studio.art({ seed: 'a post', theme: 'orbit' })
  const { source } = studio.socialCard('card.png', art, { title: '<b>Title</b>', eyebrow: 'Blog' })
  expect(source).toContain('&lt;b>Title')
  expect(source).toContain('Acme')
})

it('draws each file in the format of its name', async () => {
  const avatar = await studio.avatar('ada.webp', 'ada').draw()
  expect((await sharp(avatar).metadata()).format).toBe('webp')
  const icon = studio.brand('public').find(({ path }) => path === 'public/icon-192.png')
  expect(await sharp(await icon?.draw()).metadata()).toMatchObject({ format: 'png', width: 192 })
})

it('draws a figure at twice its size', async () => {
  const figure = studio.figure('chart.webp', '<circle r="4"/>', { width: 400, height: 225 })
  expect(await sharp(await figure.draw()).metadata()).toMatchObject({ format: 'webp', width: 800 })
  expect(figure.source).toContain('viewBox="0 0 400 225"><circle r="4"/></svg>')
})

it('sets the name as text when the wordmark spells another one', () => {
  const logo = studio.brand('public').find(({ path }) => path === 'public/brand/logo.svg')
  expect(logo?.source).toContain('>Acme</text>')
})
