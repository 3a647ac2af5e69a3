import { disc } from '../../bodies'
import { smooth, stroke } from '../../lines'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene } from '../../scene'
import type { Sheet } from '../../sheet'
import { mix } from '../../space'
import { middle } from './middle'

/** The outline of a body, joined by a dotted path to the body that it stands for. */
export function external(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
  const ghost = { x: 262, y: 306, r: 104 }
  const real = { x: 706, y: 242, r: 116 }
  scene.space({ ...real, r: 440 }, { ...ghost, r: 360 })
  for (const reach of [1.35, 1.8])
    scene.circle({ ...real, r: real.r * reach }, { opacity: 0.8 - reach * 0.2 })
  sheet.add(disc(ghost.x, ghost.y, ghost.r, tint.counter, `opacity="${scene.day ? 0.08 : 0.07}"`))
  scene.circle(ghost, { dashed: true, weight: 3, paint: tint.counter })
  for (const reach of [0.78, 0.5])
    scene.circle({ ...ghost, r: ghost.r * reach }, { dashed: true, opacity: 0.7, paint: tint.counter })
  for (const [lift, lit] of [
    [-150, true],
    [-96, false],
  ] as const) {
    const points = Array.from({ length: 33 }, (_, step) => {
      const u = step / 32
      return {
        x: mix(ghost.x + 30, real.x - 30, u),
        y: mix(ghost.y - 92, real.y - 70, u) + lift * Math.sin(Math.PI * u) * 0.8,
      }
    })
    if (lit) scene.ray(smooth(points), tint.bright, 1.6)
    else
      sheet.add(
        stroke(smooth(points), scene.paper.line, 1.4, 0.9, 'stroke-dasharray="2 7" stroke-linecap="round"'),
      )
    for (const step of lit ? [8, 16, 24] : []) {
      const point = points[step]
      if (point) scene.bead({ ...point, r: 7.5 }, tint.skin, true)
    }
  }
  scene.body(real, tint.skin, 215, -14)
}
