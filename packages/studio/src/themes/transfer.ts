import { glow, height, moon, sky, star, width, world } from '../bodies'
import { round } from '../geometry'
import { smooth } from '../lines'
import { type Tint, palette } from '../palette'
import type { Random } from '../random'
import { type Sheet, stroke } from '../sheet'
import { mix } from '../space'

/** Paths between bodies: transfer orbits, streams that merge. */
export const transfer = { hohmann, confluence }

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

/** Streams from several sources that merge into one beam. */
function confluence(sheet: Sheet, random: Random, tint: Tint): void {
  const flip = random.chance(0.5)
  const junction = { x: random.between(560, 640), y: height * random.between(0.42, 0.58) }
  const sources = 9
  sheet.focus = flip ? width - junction.x : junction.x
  const parts: string[] = []
  sky(sheet, random, 50)
  glow(sheet, flip ? width - junction.x : junction.x, junction.y, 380, tint.main, 0.5)
  const cool = sheet.linear(
    `0 #5a7393 0.25, 0.55 ${tint.counter} 0.8, 0.85 ${tint.main} 0.95, 1 ${tint.bright} 1`,
    [0, 0, junction.x, 0],
  )
  const ends: { x: number; y: number; r: number }[] = []
  for (let source = 0; source < sources; source++) {
    const spread = (source / (sources - 1) - 0.5) * 2
    const start = {
      x: random.between(20, 130) + Math.abs(spread) * 90,
      y: height / 2 + spread * 252 + random.between(-10, 10),
    }
    ends.push({ ...start, r: random.between(7, 15) })
    for (let lane = -4; lane <= 4; lane++) {
      const wide = lane * 3.1
      parts.push(
        stroke(
          `M${round(start.x)} ${round(start.y + wide * 0.6)}C${round(mix(start.x, junction.x, 0.42))} ${round(start.y + wide * 1.8)} ${round(mix(start.x, junction.x, 0.56))} ${round(junction.y + spread * 22 + wide)} ${round(junction.x)} ${round(junction.y + spread * 9 + lane * 0.5)}`,
          cool,
          lane === 0 ? 1.9 : 0.8,
          lane === 0 ? 1 : 0.72 - Math.abs(lane) * 0.1,
        ),
      )
    }
  }
  const beam = sheet.linear(`0 ${tint.bright} 1, 0.5 ${tint.white} 0.9, 1 ${tint.main} 0.15`, [
    junction.x,
    0,
    width + 40,
    0,
  ])
  for (let lane = -9; lane <= 9; lane++)
    parts.push(
      stroke(
        `M${round(junction.x)} ${round(junction.y + lane)}C${round(junction.x + 120)} ${round(junction.y + lane * 1.5)} 800 ${round(junction.y + lane * 2.4)} 1000 ${round(junction.y + lane * 4.6)}`,
        beam,
        lane === 0 ? 2.4 : 1,
        1 - Math.abs(lane) * 0.08,
      ),
    )
  sheet.add(flip ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${parts.join('')}</g>` : parts.join(''))
  const at = (x: number) => (flip ? width - x : x)
  for (const [index, { x, y, r }] of ends.entries())
    moon(sheet, at(x), y, r, index % 3 === 1 ? 'stone' : tint.counterSkin, flip ? 180 : 0)
  for (const ring of [44, 66, 96])
    sheet.add(
      `<ellipse cx="${round(at(junction.x))}" cy="${round(junction.y)}" rx="${round(ring * 0.42)}" ry="${ring}" fill="none" stroke="${tint.bright}" stroke-width="1.2" opacity="${round(46 / ring - 0.2)}"/>`,
    )
  star(sheet, at(junction.x), junction.y, 21, 0.9)
}
