import { glow, height, moon, sky, width, world } from '../bodies'
import { round } from '../geometry'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import { type Sheet, stroke } from '../sheet'
import { degrees, mix, projector } from '../space'

/** Waves: traces behind one another, a spectrum around a world, a twisted ribbon of lines. */
export const signal = { ridgeline, spectrum, ribbon }

/** Traces in perspective with one pulse through all of them. */
function ridgeline(sheet: Sheet, random: Random, tint: Tint): void {
  const crest = width * random.between(0.3, 0.7)
  sheet.focus = crest
  const skew = random.between(-190, 190)
  const noise = smoothNoise(random, 5)
  const jitter = smoothNoise(random, 6)
  sky(sheet, random, 50)
  glow(sheet, crest, 190, 380, tint.main, 0.3)
  const count = 26
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1)
    const base = mix(205, 600, t ** 1.4)
    const spread = mix(0.62, 1.15, t)
    const center = crest + skew * (t - 0.4)
    const points = Array.from({ length: 181 }, (_, step) => {
      const u = step / 180
      const x = width / 2 + (u - 0.5) * width * 1.25 * spread
      const near = Math.exp(-(((x - center) / mix(125, 215, t)) ** 2))
      const lift =
        near *
        (0.34 + 0.66 * Math.abs(noise(x / 52, t * 4))) *
        mix(90, 235, Math.sin(Math.PI * Math.min(1, 0.12 + t * 1.1)))
      return { x, y: base - lift - 5 * mix(0.6, 1.4, t) * jitter(x / 22, index * 3) * (0.25 + near) }
    })
    const line = through(points)
    const ink = sheet.linear(
      `0 ${palette.lineStrong} 0.1, 0.24 #5f7391 0.75, 0.43 ${tint.main} 0.95, 0.5 ${tint.white} 1, 0.57 ${tint.main} 0.95, 0.76 ${tint.counter} 0.55, 1 ${palette.lineStrong} 0.1`,
      [center - 430 * spread, 0, center + 430 * spread, 0],
    )
    sheet.add(
      `<path d="${line}V${height + 60}H-400Z" fill="${palette.ground}"/>`,
      stroke(line, ink, mix(0.9, 2.1, t), mix(0.6, 1, Math.min(1, t * 1.8))),
    )
  }
}

/** Bars around a dark world, like a circular chart. */
function spectrum(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width * random.pick([0.3, 0.5, 0.7])
  const cy = height * random.between(0.48, 0.6)
  sheet.focus = cx
  const r = random.between(120, 150)
  const noise = smoothNoise(random, 5)
  const peak = random.between(0, Math.PI * 2)
  const second = peak + random.between(1.8, 3.6)
  sky(sheet, random, 70)
  glow(sheet, cx + Math.cos(peak) * r, cy + Math.sin(peak) * r, 330, tint.main, 0.5)
  for (const ring of [1.28, 1.75, 2.3, 3])
    sheet.outline(cx, cy, r * ring, palette.lineStrong, 1, 'opacity="0.8"')
  const count = 220
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2
    const lobe = (at: number, sharp: number) => Math.exp(sharp * (Math.cos(angle - at) - 1))
    const value =
      0.1 +
      0.95 * lobe(peak, 5) * (0.55 + 0.45 * noise(Math.cos(angle) * 9, Math.sin(angle) * 9)) +
      0.5 * lobe(second, 9) * (0.6 + 0.4 * noise(Math.sin(angle) * 8, 2)) +
      0.07 * noise(angle * 6, 4)
    const length = Math.max(4, value * r * 1.35)
    const warm = lobe(peak, 3)
    const cool = lobe(second, 5)
    const ink =
      warm > 0.55 ? tint.bright : warm > 0.16 ? tint.main : cool > 0.2 ? tint.counter : palette.muted
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [from, to] = [r * 1.1, r * 1.1 + length]
    sheet.stroke(
      `M${round(cx + cos * from)} ${round(cy + sin * from)}L${round(cx + cos * to)} ${round(cy + sin * to)}`,
      ink,
      2,
      ink === palette.muted ? 0.4 : 0.92,
      'stroke-linecap="round"',
    )
  }
  world(sheet, { x: cx, y: cy, r, skin: 'night', light: degrees(peak), halo: 0.25 })
  const limb = sheet.radialAt(
    `0 ${tint.white}, 0.4 ${tint.main} 0.8, 1 ${tint.main} 0`,
    cx + Math.cos(peak) * r,
    cy + Math.sin(peak) * r,
    r * 1.5,
  )
  sheet.outline(cx, cy, r, limb, 2.2)
  const out = r * 2.3
  moon(sheet, cx + Math.cos(second) * out, cy + Math.sin(second) * out, 9, 'cool', degrees(peak))
}

/** Two twisted surfaces made of lines, one in front of the other. */
function ribbon(sheet: Sheet, random: Random, tint: Tint): void {
  const see = projector({
    yaw: random.between(-20, 20),
    pitch: -random.between(20, 36),
    roll: random.between(9, 24) * random.sign(),
    distance: 980,
    focal: 980,
    cx: width / 2,
    cy: height * 0.5,
  })
  sky(sheet, random, 70)
  const flip = random.chance(0.5)
  const warm = `0 ${tint.counter} 0.15, 0.2 ${tint.counter} 0.85, 0.46 #c9bccb 0.95, 0.64 ${tint.main} 1, 0.88 ${tint.bright} 1, 1 ${tint.white} 0.3`
  const across = flip ? ([width + 60, 0, -60, 0] as const) : ([-60, 0, width + 60, 0] as const)
  const main = sheet.linear(warm, across)
  const quiet = sheet.linear(`0 ${palette.lineStrong} 0.1, 0.5 #5f7391 0.9, 1 ${palette.lineStrong} 0.1`, [
    -60,
    0,
    width + 60,
    0,
  ])
  const back = twisted(random, see, 0.8)
  for (let index = 0; index < 5; index++) sheet.stroke(through(back(index / 4 - 0.5)), quiet, 0.8, 0.42)
  glow(sheet, flip ? 250 : 710, height * 0.5, 330, tint.main, 0.3)
  const front = twisted(random, see, 1.15)
  const lines = 17
  for (let index = 0; index < lines; index++) {
    const rim = index === 0 || index === lines - 1
    sheet.stroke(through(front(index / (lines - 1) - 0.5)), main, rim ? 2.4 : 1.2, rim ? 1 : 0.6)
  }
  for (const [edge, step] of [
    [0.5, random.whole(30, 46)],
    [-0.5, random.whole(62, 84)],
  ] as const) {
    const at = front(edge)[step]
    if (at) moon(sheet, at.x, at.y, random.between(11, 15), edge > 0 === flip ? tint.skin : tint.counterSkin)
  }
}

/** A twisted surface, as a function that takes a position across its width (−0.5 to 0.5) and returns the line there. */
function twisted(random: Random, see: ReturnType<typeof projector>, size: number) {
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)]
  const twist = random.between(1, 1.7)
  return (v: number) =>
    Array.from({ length: 121 }, (_, step) => {
      const u = step / 120 - 0.5
      const phase = u * Math.PI * 2
      const angle = twist * Math.sin(phase * 0.8 + a) + phase * 0.5
      const wide = (190 + 80 * Math.sin(phase + b)) * size
      return see([
        u * 1700,
        120 * Math.sin(phase * 0.9 + c) + Math.sin(angle) * v * wide,
        Math.cos(angle) * v * wide * 1.5,
      ])
    })
}
