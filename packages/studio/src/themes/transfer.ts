import { glow, height, sky, width, world } from '../bodies'
import { smooth } from '../lines'
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
  const ink = sheet.linear(`0 ${tint.counter} 0.9, 0.45 #c9bccb 0.8, 1 ${tint.bright} 1`, [
    from.x,
    from.y,
    to.x,
    to.y,
  ])
  const lanes = 46
  for (let index = 0; index < lanes; index++) {
    const t = index / (lanes - 1) - 0.5
    const bend = t * 2
    const points = Array.from({ length: 41 }, (_, step) => {
      const u = step / 40
      const swell = Math.sin(Math.PI * u) ** 1.15
      const lift = (bend * 190 + Math.sin(u * 6 + index) * 2) * swell
      const x = mix(from.x, to.x, u) + flip * lift * 0.32
      const y = mix(from.y, to.y, u) - lift - swell * 46
      return { x, y }
    })
    const edge = Math.abs(t) > 0.485
    sheet.stroke(smooth(points), ink, edge ? 1.7 : 0.8, edge ? 1 : 0.24 + 0.5 * random.next())
    if (index % 4 === 1) {
      const bead = points[random.whole(7, 33)]
      if (bead)
        sheet.disc(
          bead.x,
          bead.y,
          random.between(1.8, 3.4),
          bead.x * flip > (width / 2) * flip ? tint.white : tint.counterWhite,
        )
    }
  }
  const sun = flip > 0 ? 215 : 325
  world(sheet, {
    x: from.x,
    y: from.y,
    r: from.r,
    skin: tint.counterSkin,
    light: sun + 180 > 360 ? sun - 40 : sun,
    halo: 0.4,
    bands: { random, lean: 12 },
  })
  world(sheet, {
    x: to.x,
    y: to.y,
    r: to.r,
    skin: tint.skin,
    light: sun,
    halo: 0.6,
    bands: { random, lean: -16 * flip },
  })
}
