import { glow, height, moon, sky, star, width, world } from '../bodies'
import { round } from '../geometry'
import { smooth, through } from '../lines'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import { type Sheet, disc, stroke } from '../sheet'
import { type Vec, mix, projector, share } from '../space'

/** Paths between bodies: transfer orbits, arcs over a globe, streams that merge. */
export const transfer = { hohmann, arcs, confluence }

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

/** The upper part of a dotted globe, with arcs between places. */
function arcs(sheet: Sheet, random: Random, tint: Tint): void {
  const r = random.between(330, 400)
  const cx = width * random.between(0.38, 0.62)
  const cy = height * 0.42 + r
  sheet.focus = cx
  const see = projector({
    yaw: random.between(0, 360),
    pitch: -random.between(30, 44),
    roll: random.between(-14, 14),
    distance: 2400,
    focal: 2400,
    cx,
    cy,
  })
  const noise = smoothNoise(random, 3)
  sky(sheet, random, 110, (_, y) => share(y, 150, 240))
  glow(sheet, cx, cy - r, 420, tint.main, 0.42)
  sheet.disc(cx, cy, r, sheet.linear(`0 #17202f, 0.35 #0a0f19, 1 ${palette.ground}`, [0, cy - r, 0, cy]))
  const limb = sheet.linear(`0 ${tint.counter} 0.1, 0.5 ${tint.white} 1, 1 ${tint.main} 0.15`, [
    cx - r,
    0,
    cx + r,
    0,
  ])
  sheet.outline(cx, cy, r, limb, 2)
  const land: Vec[] = []
  for (let index = 0; index < 5200; index++) {
    const y = 1 - (2 * (index + 0.5)) / 5200
    const around = Math.sqrt(1 - y * y)
    const [x, z] = [Math.cos(index * 2.399963) * around, Math.sin(index * 2.399963) * around]
    const seen = see([x * r, y * r, z * r])
    if (seen.depth > 2400 - r * 0.12 || seen.y > height + 6) continue
    const mainland = noise(x * 3.4 + z * 2, y * 3.4 - z * 2) > -0.08
    if (mainland) land.push([x, y, z])
    sheet.disc(
      seen.x,
      seen.y,
      mainland ? 1.35 : 0.7,
      mainland ? '#8fb4da' : palette.lineStrong,
      `opacity="${mainland ? 0.85 : 0.8}"`,
    )
  }
  const onTop = land.filter(([x, y, z]) => see([x * r, y * r, z * r]).y < height - 60)
  for (let index = 0; index < 30 && onTop.length > 1; index++) {
    const [a, b] = [onTop[random.whole(0, onTop.length - 1)], onTop[random.whole(0, onTop.length - 1)]]
    if (a && b)
      arc(sheet, a, b, r, see, index % 3 === 0 ? [tint.counter, tint.counterWhite] : [tint.main, tint.bright])
  }
}

function arc(
  sheet: Sheet,
  a: Vec,
  b: Vec,
  r: number,
  see: ReturnType<typeof projector>,
  [color, tip]: readonly [string, string],
): void {
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))
  if (angle < 0.3 || angle > 1.05) return
  const points = Array.from({ length: 49 }, (_, step) => {
    const u = step / 48
    const [p, q] = [Math.sin((1 - u) * angle) / Math.sin(angle), Math.sin(u * angle) / Math.sin(angle)]
    const lift = r * (1 + 0.34 * angle * Math.sin(Math.PI * u) ** 0.9)
    return see([(a[0] * p + b[0] * q) * lift, (a[1] * p + b[1] * q) * lift, (a[2] * p + b[2] * q) * lift])
  })
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end) return
  const ink = sheet.linear(`0 ${color} 0.15, 1 ${tip} 1`, [start.x, start.y, end.x + 0.01, end.y])
  sheet.stroke(through(points), ink, 1.7, 0.95)
  glow(sheet, end.x, end.y, 15, color, 0.9)
  sheet.add(disc(end.x, end.y, 3, '#fff1dc'), disc(start.x, start.y, 1.8, color))
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
