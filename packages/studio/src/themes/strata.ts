import { glow, height, moon, sky, star, width } from '../bodies'
import { round } from '../geometry'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import type { Sheet } from '../sheet'
import { type Vec, mix, projector, share } from '../space'

/** Layers: stacked orbital planes, ridges behind ridges. */
export const strata = { plates, ridges }

/** Orbital planes above one another, joined by the bodies they share. The top one is lit. */
function plates(sheet: Sheet, random: Random, tint: Tint): void {
  const count = random.whole(3, 4)
  const lean = random.between(8, 14) * random.sign()
  const see = projector({
    yaw: random.between(0, 90),
    pitch: -random.between(17, 20),
    roll: lean,
    distance: 1700,
    focal: 1640,
    cx: width * random.between(0.43, 0.57),
    cy: height * 0.5,
  })
  sheet.focus = see([0, 0, 0]).x
  const gap = 276 / (count - 1)
  const radius = count === 3 ? 316 : 282
  sky(sheet, random, 80)
  const joints = Array.from({ length: 8 }, (_, index) => ({
    angle: index * 2.4 + random.between(-0.3, 0.3),
    r: radius * random.pick([0.36, 0.6, 0.82]),
  }))
  const levels = Array.from({ length: count }, (_, index) => -138 + gap * index)
  for (const [index, y] of levels.entries()) {
    const top = index === count - 1
    const ring = (r: number) =>
      `${through(Array.from({ length: 97 }, (_, step) => see(onLevel(r, (step / 96) * Math.PI * 2, y))))}Z`
    const middle = see([0, y, 0])
    const light = top ? tint.main : '#4a76a8'
    const sheen = sheet.radialAt(
      `0 ${light} ${top ? 0.4 : 0.2}, 0.6 ${light} ${top ? 0.13 : 0.07}, 1 ${light} 0.04`,
      middle.x,
      middle.y,
      radius,
    )
    sheet.add(
      `<path d="${ring(radius)}" fill="${palette.ground}" opacity="0.7"/><path d="${ring(radius)}" fill="${sheen}"/>`,
    )
    const rim = sheet.linear(
      top
        ? `0 ${tint.main} 0.7, 0.5 ${tint.white} 1, 1 ${tint.bright} 0.6`
        : '0 #3d5a80 0.7, 0.5 #9fc6ee 0.8, 1 #3d5a80 0.5',
      [middle.x - radius, 0, middle.x + radius, 0],
    )
    for (const portion of [1, 0.975, 0.82, 0.6, 0.36]) {
      sheet.stroke(ring(radius * portion), rim, portion === 1 ? 2 : 1, portion === 1 ? 1 : 0.5)
    }
    const above = levels[index + 1]
    for (const [step, joint] of joints.entries()) {
      const here = see(onLevel(joint.r, joint.angle, y))
      if ((step + index) % 3 === 2 && !top) continue
      if (above !== undefined) {
        sheet.stroke(
          through([here, see(onLevel(joint.r, joint.angle, above))]),
          tint.bright,
          1.2,
          0.6,
          'stroke-dasharray="1.5 4"',
        )
      }
      moon(sheet, here.x, here.y, top ? 8 : 6.5, top ? tint.skin : step % 2 ? 'cool' : 'stone', 250)
    }
    if (top) star(sheet, middle.x, middle.y - 6, 24, 0.9)
  }
}

function onLevel(r: number, angle: number, y: number): Vec {
  return [r * Math.cos(angle), y, r * Math.sin(angle)]
}

/** Hazy ridges in front of a rising star, each with a lit edge. */
function ridges(sheet: Sheet, random: Random, tint: Tint): void {
  const sunX = width * random.pick([0.26, 0.36, 0.64, 0.74])
  const sunY = random.between(170, 215)
  sheet.focus = sunX
  const r = random.between(70, 112)
  sky(sheet, random, 120, (_, y) => share(y, 180, 300))
  glow(sheet, sunX, sunY, 430, tint.main, 0.34)
  star(sheet, sunX, sunY, r, 0.42)
  for (const ring of [1.45, 2, 2.75, 3.8]) {
    sheet.outline(
      sunX,
      sunY,
      r * ring,
      tint.bright,
      1.1,
      `opacity="${round(0.6 / ring)}" ${ring > 2.5 ? 'stroke-dasharray="1.5 6"' : ''}`,
    )
  }
  const count = 8
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1)
    const noise = smoothNoise(random, 6)
    const base = mix(252, 530, t ** 1.1)
    const rise = mix(40, 112, t)
    const points = Array.from({ length: 241 }, (_, step) => {
      const x = -10 + step * 4.09
      return { x, y: base - rise * noise(x / mix(95, 230, t), index * 9) }
    })
    const line = through(points)
    const haze = sheet.linear(
      `0 ${blend('#1c2434', '#0c121d', t)} 1, 0.55 #090d15 1, 1 ${palette.ground} 1`,
      [0, base - rise, 0, base + mix(70, 150, t)],
    )
    sheet.add(`<path d="${line}L${width + 10} ${height + 10}L-10 ${height + 10}Z" fill="${haze}"/>`)
    const light = sheet.radialAt(
      `0 #fff1dc 1, 0.22 ${tint.bright} 0.95, 0.5 ${tint.main} 0.7, 0.8 #5c7ca6 0.55, 1 #3a4660 0.5`,
      sunX,
      base - rise,
      mix(330, 660, t),
    )
    sheet.stroke(line, light, mix(1.1, 2.1, t), 0.95, 'stroke-linejoin="round"')
  }
}

function blend(from: string, to: string, t: number): string {
  const read = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const part = (at: number) => Math.round(mix(read(from, at), read(to, at), t))
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`
}
