import { disc, glow, height, star } from '../../bodies'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene, type Scene, type Spot } from '../../scene'
import type { Sheet } from '../../sheet'
import { middle } from './middle'

/** Seven bodies around the star, three of them near and lit, four still dark. */
export function system(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
  scene.space({ ...middle, r: 460 }, { x: 820, y: 80, r: 420 })
  for (let index = 0; index < 7; index++) {
    const r = 84 + index * 34
    const angle = 2.1 + index * 2.4
    const written = index < 3
    scene.circle({ ...middle, r }, { dashed: !written, opacity: written ? 0.9 : 0.55 })
    const at = { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle), r: written ? 19 : 12 }
    const light = (angle * 180) / Math.PI + 180
    scene.body(at, written ? (index === 1 ? tint.skin : tint.counterSkin) : 'night', light)
  }
  sun(sheet, scene, { ...middle, r: 42 })
}

/** The star alone, before a sky that page elements are drawn on. */
export function dawn(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
  scene.space({ ...middle, r: 520 }, { x: 850, y: 60, r: 460 })
  glow(sheet, 90, height + 40, 420, scene.day ? '#9aa8ff' : '#4b5bd0', scene.day ? 0.35 : 0.3)
  sun(sheet, scene, { ...middle, r: 38 })
}

function sun(sheet: Sheet, { day }: Scene, { x, y, r }: Spot): void {
  if (!day) return star(sheet, x, y, r, 1)
  glow(sheet, x, y, r * 5, '#ff7d4d', 0.75)
  glow(sheet, x, y, r * 2.3, '#ffb35c', 0.9)
  const core = sheet.radial(
    [
      [0, '#fffaf2'],
      [0.34, '#ffd59b'],
      [0.68, '#ff9c5c'],
      [0.92, '#f06a44'],
      [1, '#ffb088'],
    ],
    [0.42, 0.38],
    0.66,
  )
  sheet.add(disc(x, y, r, core))
}
