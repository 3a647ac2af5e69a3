import { height, moon, sky, star, width } from '../bodies'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import type { Random } from '../random'
import type { Sheet } from '../sheet'
import { type Vec, projector } from '../space'

/** Layers: stacked orbital planes. */
export const strata = { plates }

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
    const stops = `0 ${light} ${top ? 0.4 : 0.2}, 0.6 ${light} ${top ? 0.13 : 0.07}, 1 ${light} 0.04`
    const sheen = sheet.radialAt(stops, middle.x, middle.y, radius)
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
        const way = through([here, see(onLevel(joint.r, joint.angle, above))])
        sheet.stroke(way, tint.bright, 1.2, 0.6, 'stroke-dasharray="1.5 4"')
      }
      moon(sheet, here.x, here.y, top ? 8 : 6.5, top ? tint.skin : step % 2 ? 'cool' : 'stone', 250)
    }
    if (top) star(sheet, middle.x, middle.y - 6, 24, 0.9)
  }
}

function onLevel(r: number, angle: number, y: number): Vec {
  return [r * Math.cos(angle), y, r * Math.sin(angle)]
}
