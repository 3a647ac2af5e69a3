import { glow, height, moon, sky, star, width, world } from '../bodies'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import type { Random } from '../random'
import type { Sheet } from '../sheet'
import { mix } from '../space'

/** Bodies that move together: worlds in a row, arms of a spiral, two strands around each other. */
export const motion = { conjunction, spiral, helix }

/** Three worlds in line before one light, each smaller than the last. */
function conjunction(sheet: Sheet, random: Random, tint: Tint): void {
  const rise = random.sign() * random.between(40, 70)
  const at = (share: number) => ({ x: mix(150, 830, share), y: height / 2 + rise * (1 - 2 * share) })
  const { x: sunX, y: sunY } = at(1.08)
  sheet.focus = 300
  sky(sheet, random, 120)
  glow(sheet, sunX, sunY, 520, tint.main, 0.5)
  for (let ring = 130; ring < 1000; ring += 96)
    sheet.outline(
      sunX,
      sunY,
      ring,
      palette.lineStrong,
      1,
      ring % 192 === 34 ? 'stroke-dasharray="1.5 6"' : '',
    )
  sheet.stroke(through([at(-0.4), at(1.08)]), tint.bright, 1.2, 0.5)
  for (const [share, r, skin] of [
    [0.08, 132, tint.counterSkin],
    [0.5, 80, 'stone'],
    [0.77, 46, tint.skin],
  ] as const) {
    const { x, y } = at(share)
    const bands = { random, lean: random.between(-20, 20) }
    world(sheet, { x, y, r, skin, light: (Math.atan2(sunY - y, sunX - x) * 180) / Math.PI, halo: 0.3, bands })
  }
  star(sheet, sunX, sunY, 34, 1)
}

/** A disc of bodies in golden angles, which brighten toward the star in its middle. */
function spiral(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width / 2 + random.between(-110, 110)
  const cy = height / 2
  const turn = random.between(0, Math.PI)
  sheet.focus = cx
  sky(sheet, random, 50)
  glow(sheet, cx, cy, 430, tint.main, 0.45)
  for (let index = 16; index < 900; index++) {
    const away = 13 * Math.sqrt(index)
    const angle = turn + index * Math.PI * (3 - Math.sqrt(5))
    const [x, y] = [cx + Math.cos(angle) * away * 1.25, cy + Math.sin(angle) * away * 0.72]
    const arm = index % 21 === 0
    const paint = arm ? tint.counter : away < 150 ? tint.white : away < 260 ? tint.bright : palette.muted
    sheet.disc(
      x,
      y,
      mix(2.6, 1.1, away / 390) + (arm ? 1.6 : 0),
      paint,
      `opacity="${mix(1, 0.12, away / 390).toFixed(2)}"`,
    )
  }
  star(sheet, cx, cy, 26, 1)
}

/** Two strands that wind around each other, with a rung for each body of the one that needs the other. */
function helix(sheet: Sheet, random: Random, tint: Tint): void {
  const phase = random.between(0, Math.PI)
  const lean = random.sign() * random.between(50, 90)
  sky(sheet, random, 80)
  glow(sheet, width / 2, height / 2, 470, tint.main, 0.3)
  const strand = (x: number, side: number) => {
    const angle = phase + (x / width) * Math.PI * 3.4
    return { x, y: height / 2 + lean * (1 - (2 * x) / width) + side * Math.sin(angle) * 128 }
  }
  for (let x = 12; x < width; x += 24)
    sheet.stroke(through([strand(x, 1), strand(x, -1)]), palette.muted, 1, 0.32)
  for (const [side, paint] of [
    [1, tint.bright],
    [-1, tint.counter],
  ] as const) {
    const line = Array.from({ length: width / 6 + 1 }, (_, step) => strand(step * 6, side))
    sheet.stroke(through(line), paint, 8, 0.12)
    sheet.stroke(through(line), paint, 1.8, 0.95)
    for (let x = 60; x < width; x += 168) {
      moon(sheet, x, strand(x, side).y, 13, side > 0 ? tint.skin : tint.counterSkin)
    }
  }
}
