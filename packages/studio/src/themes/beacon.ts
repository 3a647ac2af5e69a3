import { glow, height, moon, sky, star, width, world } from '../bodies'
import { round } from '../geometry'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import { type Sheet, outline } from '../sheet'
import { degrees, mix, share } from '../space'

/** One source of light: an eclipse with its corona, a beam through dust, a mast that sends rings over a plain. */
export const beacon = { eclipse, sweep, pulses }

/** A dark world in front of its star, with light at one edge. */
function eclipse(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width * random.pick([0.31, 0.5, 0.69])
  const cy = height * random.between(0.46, 0.54)
  sheet.focus = cx
  const r = random.between(132, 164)
  const breach = random.between(0, Math.PI * 2)
  const [bx, by] = [Math.cos(breach), Math.sin(breach)]
  const noise = smoothNoise(random, 5)
  sky(sheet, random, 130, (x, y) => share(Math.hypot(x - cx, y - cy), r * 2, r * 1.2))
  glow(sheet, cx, cy, r * 2.9, tint.main, 0.55)
  glow(sheet, cx + bx * r * 0.4, cy + by * r * 0.4, r * 2.3, tint.bright, 0.5)
  const rays = 300
  for (let index = 0; index < rays; index++) {
    const angle = (index / rays) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const toward = Math.exp(2.2 * (Math.cos(angle - breach) - 1))
    const reach =
      r * (1.06 + (0.16 + 0.62 * toward) * (0.6 + 0.4 * noise(cos * 8, sin * 8)) + 0.12 * random.next())
    const ink = toward > 0.5 ? tint.white : toward > 0.12 ? tint.bright : tint.main
    sheet.stroke(
      `M${round(cx + cos * r)} ${round(cy + sin * r)}L${round(cx + cos * reach)} ${round(cy + sin * reach)}`,
      ink,
      0.9,
      0.16 + toward * 0.34,
    )
  }
  for (const ring of [1.55, 2.02, 2.66])
    sheet.outline(
      cx,
      cy,
      r * ring,
      tint.bright,
      1,
      `opacity="${round(0.42 / ring)}" ${ring > 2.5 ? 'stroke-dasharray="1.5 7"' : ''}`,
    )
  const out = breach + random.between(1.6, 2.6)
  moon(
    sheet,
    cx + Math.cos(out) * r * 1.55,
    cy + Math.sin(out) * r * 1.55,
    14,
    tint.counterSkin,
    degrees(out + Math.PI),
  )
  moon(
    sheet,
    cx + Math.cos(out + 1.2) * r * 2.02,
    cy + Math.sin(out + 1.2) * r * 2.02,
    10,
    'stone',
    degrees(out + 1.2 + Math.PI),
  )
  sheet.disc(cx, cy, r * 1.004, palette.ground)
  const limb = sheet.radialAt(
    `0 #fff3e0, 0.25 ${tint.white}, 0.6 ${tint.main} 0.75, 1 ${tint.main} 0.3`,
    cx + bx * r,
    cy + by * r,
    r * 1.9,
  )
  sheet.add(
    outline(cx, cy, r, limb, 6, `opacity="0.7" filter="${sheet.blur(4)}"`),
    outline(cx, cy, r, limb, 2.2),
  )
  glow(sheet, cx + bx * r, cy + by * r, 96, tint.white, 0.95)
  sheet.disc(cx + bx * r, cy + by * r, 8, '#fff6e8')
}

/** A small light at the edge of the picture. Its beam lights dust and worlds. */
function sweep(sheet: Sheet, random: Random, tint: Tint): void {
  const left = random.chance(0.5)
  const [sx, sy] = [left ? random.between(90, 190) : random.between(770, 870), random.between(330, 450)]
  const aim = (left ? 0 : Math.PI) + (left ? -1 : 1) * random.between(0.22, 0.5)
  const half = random.between(0.13, 0.2)
  sheet.focus = (sx + width / 2) / 2
  const inBeam = (x: number, y: number) => {
    const away = Math.atan2(y - sy, x - sx) - aim
    return share(Math.abs(Math.atan2(Math.sin(away), Math.cos(away))), half, half * 0.55)
  }
  sky(sheet, random, 80)
  for (let ring = 90; ring < 900; ring += 74)
    sheet.outline(
      sx,
      sy,
      ring,
      palette.lineStrong,
      1,
      `opacity="${round(1 - ring / 1100)}" ${ring % 4 === 2 ? 'stroke-dasharray="1.5 6"' : ''}`,
    )
  const beam = sheet.radialAt(
    `0 ${tint.white} 0.7, 0.16 ${tint.bright} 0.4, 0.45 ${tint.bright} 0.16, 1 ${tint.main} 0`,
    sx,
    sy,
    1000,
  )
  for (const [wide, soft] of [
    [1, 16],
    [0.5, 9],
  ] as const) {
    const edge = (side: number) =>
      `${round(sx + Math.cos(aim + side * half * wide) * 1200)} ${round(sy + Math.sin(aim + side * half * wide) * 1200)}`
    sheet.add(
      `<path d="M${round(sx)} ${round(sy)}L${edge(-1)}L${edge(1)}Z" fill="${beam}" opacity="0.7" filter="${sheet.blur(soft)}"/>`,
    )
  }
  const dust = 900
  for (let index = 0; index < dust; index++) {
    const angle = aim + random.bell() * half * 2.4
    const far = 60 + random.next() ** 0.8 * 980
    const [x, y] = [sx + Math.cos(angle) * far, sy + Math.sin(angle) * far]
    const lit = inBeam(x, y)
    const size = random.next() ** 3 * 2.4 + 0.5
    sheet.disc(
      x,
      y,
      size,
      lit > 0.4 ? tint.white : palette.muted,
      `opacity="${round(mix(0.16, 0.85, lit) * (1 - far / 1300))}"`,
    )
  }
  for (let index = 0; index < 7; index++) {
    const angle = aim + (index - 3) * half * 0.62 + random.between(-0.06, 0.06)
    const far = 190 + index * 92 + random.between(-20, 20)
    const [x, y] = [sx + Math.cos(angle) * far, sy + Math.sin(angle) * far]
    const lit = inBeam(x, y)
    world(sheet, {
      x,
      y,
      r: random.between(12, 27),
      skin: lit > 0.4 ? tint.skin : random.chance(0.5) ? tint.counterSkin : 'night',
      light: degrees(Math.atan2(sy - y, sx - x)),
      halo: lit * 0.5,
    })
  }
  star(sheet, sx, sy, 19, 1)
}

/** A mast, and rings that widen over a plain toward the viewer. */
function pulses(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width * random.between(0.34, 0.66)
  const horizon = random.between(205, 250)
  sheet.focus = cx
  sky(sheet, random, 120, (_, y) => share(y, horizon - 70, horizon))
  const above = { x: cx, y: horizon - random.between(86, 116) }
  glow(sheet, cx, horizon, 430, tint.main, 0.42)
  const flatten = 0.3
  for (let index = 0; index < 22; index++) {
    const t = index / 21
    const r = 26 * 1.21 ** index
    if (r > 1500) break
    const beat = 0.5 + 0.5 * Math.cos(index * 1.05)
    const ink = sheet.linear(
      `0 ${tint.counter} 0.1, 0.3 ${beat > 0.6 ? tint.main : palette.muted} 0.8, 0.5 ${beat > 0.6 ? tint.white : '#b9c4d6'} 1, 0.7 ${beat > 0.6 ? tint.main : palette.muted} 0.8, 1 ${tint.counter} 0.1`,
      [cx - r, 0, cx + r, 0],
    )
    sheet.add(
      `<ellipse cx="${round(cx)}" cy="${round(horizon + 26 + r * flatten * 0.55)}" rx="${round(r)}" ry="${round(r * flatten)}" fill="none" stroke="${ink}" stroke-width="${round(mix(1, 2.6, t) * (0.5 + beat))}" opacity="${round(mix(0.95, 0.35, t) * (0.35 + 0.65 * beat))}"/>`,
    )
  }
  for (let arcIndex = 0; arcIndex < 5; arcIndex++) {
    const r = 40 + arcIndex * 30
    for (const side of [-1, 1]) {
      const [a, b] = [side > 0 ? -0.62 : Math.PI - 0.62, side > 0 ? 0.62 : Math.PI + 0.62]
      sheet.stroke(
        `M${round(above.x + Math.cos(a) * r)} ${round(above.y + Math.sin(a) * r)}A${r} ${r} 0 0 1 ${round(above.x + Math.cos(b) * r)} ${round(above.y + Math.sin(b) * r)}`,
        tint.bright,
        1.8,
        0.85 - arcIndex * 0.16,
        'stroke-linecap="round"',
      )
    }
  }
  sheet.stroke(`M${round(cx)} ${round(above.y)}V${round(horizon + 26)}`, palette.muted, 1.6, 0.8)
  star(sheet, above.x, above.y, 15, 1)
  for (let index = 0; index < 6; index++) {
    const r = 26 * 1.21 ** (7 + ((index * 5) % 9))
    const angle = 0.3 + ((index * 1.9 + random.between(0, 0.5)) % (Math.PI - 0.6))
    moon(
      sheet,
      cx + Math.cos(angle) * r,
      horizon + 26 + r * flatten * 0.55 + Math.sin(angle) * r * flatten,
      6 + r / 42,
      index % 2 ? 'stone' : tint.counterSkin,
      degrees(Math.atan2(-1, -Math.cos(angle))),
    )
  }
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.linear(
      `0 ${palette.ground} 0, 0.72 ${palette.ground} 0, 1 ${palette.ground} 0.75`,
      [0, 0, 0, height],
    )}"/>`,
  )
}
