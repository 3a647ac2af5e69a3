import { height } from '../../bodies'
import { smooth, stroke } from '../../lines'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene } from '../../scene'
import type { Sheet } from '../../sheet'
import { mix } from '../../space'
import { middle } from './middle'

/** One small body that two worlds light from both sides. */
export function shareable(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = 230
  const [left, right] = [
    { x: 176, y: 236, r: 92 },
    { x: 784, y: 312, r: 92 },
  ]
  const field = { ...middle, r: 44 }
  scene.space({ ...left, r: 400 }, { ...right, r: 400 })
  for (const [from, paint, side] of [
    [left, tint.bright, 1],
    [right, tint.counter, -1],
  ] as const) {
    for (let lane = -5; lane <= 5; lane++) {
      const start = { x: from.x + side * from.r * 0.7, y: from.y + lane * 9 }
      const d = smooth([
        start,
        { x: mix(start.x, field.x, 0.5), y: mix(start.y, field.y, 0.5) + lane * 1.6 },
        { x: field.x - side * field.r, y: field.y + lane * 3.4 },
      ])
      if (lane === 0) scene.ray(d, paint, 2.2)
      else sheet.add(stroke(d, paint, 1, 0.75 - Math.abs(lane) * 0.1))
    }
  }
  for (const [index, reach] of [1.55, 2.05, 2.7].entries())
    scene.circle({ ...field, r: field.r * reach }, { dashed: index === 1, opacity: 0.85 - index * 0.2 })
  scene.body(left, tint.skin, 320, -12)
  scene.body(right, tint.counterSkin, 150, -12)
  scene.body(field, tint.skin, 190)
  // The other half of the field, in the color of the other world.
  const half = sheet.clip(`<rect x="${field.x}" y="0" width="200" height="${height}"/>`)
  sheet.add(`<g clip-path="${half}">`)
  scene.body(field, tint.counterSkin, 350)
  sheet.add('</g>', stroke(`M${field.x} ${field.y - field.r}V${field.y + field.r}`, tint.white, 1.6, 0.9))
}
