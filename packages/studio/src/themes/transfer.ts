import { glow, height, sky, width, world } from '../bodies'
import { smooth, type XY } from '../lines'
import { type Tint, palette } from '../palette'
import type { Random } from '../random'
import type { Sheet } from '../sheet'
import { mix } from '../space'

/** Paths between bodies: transfer orbits. */
export const transfer = { hohmann }

/** A bundle of transfer orbits from a small world to a large one. */
function hohmann(sheet: Sheet, random: Random, tint: Tint): void {
  const flip = random.sign()
  const from = {
    x: width / 2 - flip * random.between(250, 320),
    y: height * random.between(0.62, 0.74),
    r: random.between(34, 48),
  }
  const to = {
    x: width / 2 + flip * random.between(200, 280),
    y: height * random.between(0.3, 0.42),
    r: random.between(84, 112),
  }
  sheet.focus = Math.min(from.x, to.x) + 150
  sky(sheet, random, 90)
  glow(sheet, to.x, to.y, 400, tint.main, 0.4)
  for (const reach of [1.5, 2.05, 2.75]) sheet.outline(to.x, to.y, to.r * reach, palette.lineStrong, 1)
  for (const reach of [1.8, 2.8, 4])
    sheet.disc(
      from.x,
      from.y,
      from.r * reach,
      'none',
      `stroke="${palette.lineStrong}" stroke-width="1" ${reach > 2 ? 'stroke-dasharray="1.5 6"' : ''}`,
    )
  const ends = [from.x, from.y, to.x, to.y] as const
  const ink = sheet.linear(`0 ${tint.counter} 0.9, 0.45 #c9bccb 0.8, 1 ${tint.bright} 1`, ends)
  const lanes = 46
  for (let index = 0; index < lanes; index++) {
    const t = index / (lanes - 1) - 0.5
    const points = lanePoints(from, to, t * 2, index)
    const edge = Math.abs(t) > 0.485
    sheet.stroke(smooth(points), ink, edge ? 1.7 : 0.8, edge ? 1 : 0.24 + 0.5 * random.next())
    const bead = index % 4 === 1 ? points[random.whole(7, 33)] : undefined
    if (!bead) continue
    const fill = bead.x * flip > (width / 2) * flip ? tint.white : tint.counterWhite
    sheet.disc(bead.x, bead.y, random.between(1.8, 3.4), fill)
  }
  const sun = flip > 0 ? 215 : 325
  const light = sun + 180 > 360 ? sun - 40 : sun
  world(sheet, { ...from, skin: tint.counterSkin, light, halo: 0.4, bands: { random, lean: 12 } })
  world(sheet, { ...to, skin: tint.skin, light: sun, halo: 0.6, bands: { random, lean: -16 * flip } })
}

/** Points of a lane, which `bend` from -1 to 1 lifts off the straight way. Each lane swings in another phase. */
function lanePoints(from: XY, to: XY, bend: number, phase: number): XY[] {
  const flip = Math.sign(to.x - from.x)
  return Array.from({ length: 41 }, (_, step) => {
    const u = step / 40
    const swell = Math.sin(Math.PI * u) ** 1.15
    const lift = (bend * 190 + Math.sin(u * 6 + phase) * 2) * swell
    const x = mix(from.x, to.x, u) + flip * lift * 0.32
    const y = mix(from.y, to.y, u) - lift - swell * 46
    return { x, y }
  })
}
