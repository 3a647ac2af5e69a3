import { glow } from '../../bodies'
import { stroke } from '../../lines'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene } from '../../scene'
import type { Sheet } from '../../sheet'
import { middle } from './middle'

/** Streams of unlike width that a ring turns into one. */
export function fields(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
  const gate = { x: 520, y: middle.y, r: 92 }
  scene.space({ x: 760, y: middle.y, r: 420 }, { x: 180, y: 200, r: 400 })
  const lanes = [
    { y: 96, weight: 26, skin: tint.counterSkin },
    { y: 186, weight: 12, skin: 'stone' },
    { y: 274, weight: 34, skin: tint.counterSkin },
    { y: 362, weight: 9, skin: tint.counterSkin },
    { y: 452, weight: 19, skin: 'stone' },
  ] as const
  const ink = sheet.linear(
    [
      [0, tint.counter, scene.day ? 0.25 : 0.15],
      [0.55, tint.counter, 0.7],
      [1, tint.bright, 0.95],
    ],
    [90, 0, gate.x, 0],
  )
  scene.halfRing(gate, { flat: 0.3, lean: 90, near: false }, tint.bright, 3, 0.9)
  for (const [index, { y, weight }] of lanes.entries()) {
    const end = gate.y + (index - 2) * 12
    sheet.add(
      stroke(`M120 ${y}C300 ${y} 360 ${end} ${gate.x} ${end}`, ink, weight * 0.55 + 4, 0.55),
      stroke(`M120 ${y}C300 ${y} 360 ${end} ${gate.x} ${end}`, tint.white, 1.4, scene.day ? 0.95 : 0.5),
    )
  }
  const band = sheet.linear(
    [
      [0, tint.bright, 1],
      [1, tint.main, 0.7],
    ],
    [gate.x, 0, 800, 0],
  )
  sheet.add(stroke(`M${gate.x} ${gate.y}H800`, band, 62, scene.day ? 0.5 : 0.38))
  for (let lane = -2; lane <= 2; lane++)
    scene.ray(`M${gate.x} ${gate.y + lane * 13}H790`, tint.bright, lane === 0 ? 2.2 : 1.1)
  for (const { y, weight, skin } of lanes) scene.body({ x: 112, y, r: 13 + weight * 0.5 }, skin, 200)
  glow(sheet, gate.x, gate.y, 120, tint.bright, 0.95)
  scene.halfRing(gate, { flat: 0.3, lean: 90, near: true }, tint.bright, 5, 1)
  scene.halfRing({ ...gate, r: 112 }, { flat: 0.3, lean: 90, near: true }, scene.paper.line, 1.4, 0.9)
  scene.body({ x: 806, y: gate.y, r: 84 }, tint.skin, 190, -8)
}
