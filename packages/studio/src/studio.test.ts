import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Shot } from './browser'
import { artFromFile, createStudio } from './studio'
import { themes, type Theme } from './themes'

const brand = {
  name: 'Acme',
  mark: { transform: '', orbit: 'M0 0H32', planet: { cx: 16, r: 6 }, body: { cx: 28, r: 3 } },
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

it('takes an SVG drawing as art, with the place of its subject', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'studio-')), 'art.svg')
  writeFileSync(file, '<svg viewBox="0 0 960 548" data-focus="320"><circle r="4"/></svg>')
  const art = artFromFile(file)
  expect(art.focus).toBe(320)
  expect(studio.cover('cover.webp', art).source).toContain('<circle r="4"/>')
})

it('refuses a composition that the theme does not have', () => {
  expect(() => studio.art({ seed: 'a post', theme: 'orbit', composition: 'teapot' })).toThrow(/orrery, edge/)
})

it('shows title and brand on a social card, with markup escaped', () => {
  const art = studio.art({ seed: 'a post', theme: 'orbit' })
  const { source } = studio.socialCard('card.png', art, { title: '<b>Title</b>', eyebrow: 'Blog' })
  expect(source).toContain('&lt;b>Title')
  expect(source).toContain('Acme')
})

it('draws an avatar in the format of its name', async () => {
  const avatar = await studio.avatar('ada.webp', 'ada').draw()
  expect((await sharp(avatar).metadata()).format).toBe('webp')
})
