import { glow } from '../../bodies'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene } from '../../scene'
import type { Sheet } from '../../sheet'

/** An old world with one plain ring and a new one with many, whose rings pass through each other. */
export function versions(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = 320
  const old = { x: 300, y: 292, r: 98 }
  const young = { x: 664, y: 256, r: 98 }
  scene.space({ x: 260, y: 300, r: 420 }, { x: 720, y: 240, r: 420 })
  const rings = (near: boolean) => {
    for (const reach of [2.02, 2.1, 2.18])
      scene.halfRing({ ...old, r: old.r * reach }, { flat: 0.26, lean: 9, near }, tint.bright, 3.4, 0.95)
    for (let reach = 1.4; reach < 2.5; reach += 0.075)
      scene.halfRing(
        { ...young, r: young.r * reach },
        { flat: 0.24, lean: -13, near },
        reach % 0.3 < 0.08 ? tint.counter : scene.paper.line,
        1.3,
        near ? 0.95 : 0.6,
      )
  }
  rings(false)
  scene.body(old, tint.skin, 215, 9)
  scene.body(young, tint.counterSkin, 215, -13)
  rings(true)
  glow(sheet, 488, 306, 96, tint.bright, 0.7)
  scene.bead({ x: 488, y: 306, r: 9 }, tint.skin, true)
  scene.bead({ x: 142, y: 224, r: 10 }, 'stone')
  for (const [x, y, r] of [
    [866, 158, 12],
    [820, 366, 8],
    [560, 128, 7],
  ] as const)
    scene.bead({ x, y, r }, tint.counterSkin)
}
