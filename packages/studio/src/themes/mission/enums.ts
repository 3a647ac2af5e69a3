import { disc, glow } from '../../bodies'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene, type Spot } from '../../scene'
import type { Sheet } from '../../sheet'
import { middle } from './middle'

/** Two sets of values that overlap; the values in both are lit. */
export function enums(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
  const r = 190
  const [left, right] = [
    { x: middle.x - 96, y: middle.y, r },
    { x: middle.x + 96, y: middle.y, r },
  ]
  scene.space({ ...left, r: 400 }, { ...right, r: 400 })
  for (const [set, color] of [
    [left, tint.bright],
    [right, tint.counter],
  ] as const) {
    const fill = sheet.radial(
      [
        [0, color, 0.02],
        [0.7, color, 0.1],
        [1, color, scene.day ? 0.26 : 0.3],
      ],
      [0.5, 0.5],
    )
    sheet.add(disc(set.x, set.y, r, fill))
    scene.circle(set, { paint: color, weight: 2, opacity: 0.9 })
    scene.circle({ ...set, r: r * 1.12 }, { dashed: true, opacity: 0.7 })
  }
  glow(sheet, middle.x, middle.y, 150, tint.bright, 0.55)
  for (let row = -2; row <= 2; row++)
    for (let column = -4; column <= 4; column++) {
      const at = { x: middle.x + column * 60, y: middle.y + row * 60, r: 13 }
      const depth = (set: Spot) => r - Math.hypot(at.x - set.x, at.y - set.y)
      const [inLeft, inRight] = [depth(left) > 17, depth(right) > 17]
      // Leave out values on a border, which would be in neither set.
      if ([left, right].some((set) => Math.abs(depth(set)) < 17)) continue
      if (inLeft && inRight) scene.bead({ ...at, r: 16 }, 'warm', true)
      else if (inLeft || inRight) scene.bead(at, inLeft ? 'stone' : 'cool')
    }
}
