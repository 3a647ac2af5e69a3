import { type Skin, glow, height, sky, star, width, world } from './bodies'
import { round } from './geometry'
import { type Tint, palette } from './palette'
import type { Random } from './random'
import { type Sheet, disc } from './sheet'

/** Colors of what is neither lit nor a light, on each paper. */
const papers: Record<Tint['paper'], { line: string; ink: string }> = {
  night: { line: '#4c5a78', ink: palette.text },
  day: { line: '#93a2bd', ink: '#33415c' },
}

type Look = { high: string; light: string; base: string; deep: string; bounce: string }

/** Bodies in daylight: lit from the sky, with a bright edge in their shade. */
const daySkins: Record<Skin, Look> = {
  warm: { high: '#fff7ee', light: '#ffc79c', base: '#f27f52', deep: '#a8331f', bounce: '#ff9c78' },
  cool: { high: '#f6fbff', light: '#a9d6fa', base: '#4795dc', deep: '#144a86', bounce: '#86c4f4' },
  stone: { high: '#ffffff', light: '#e3e8f0', base: '#a7b2c5', deep: '#55627a', bounce: '#ccd5e3' },
  night: { high: '#e9eef7', light: '#b9c4d8', base: '#7486a5', deep: '#32415e', bounce: '#9aaaca' },
}

/** The center of a picture. */
export const middle = { x: width / 2, y: height / 2 }

export type Spot = { x: number; y: number; r: number }
export type Scene = ReturnType<typeof createScene>

/** Drawing helpers for pictures that exist for dark pages and for light ones. They draw by the tint's paper. */
export function createScene(sheet: Sheet, random: Random, tint: Tint) {
  const day = tint.paper === 'day'
  const paper = papers[tint.paper]

  /** Ground, stars and two washes of light, at `warm` and `cool`. */
  function space(warm: Spot, cool: Spot): void {
    const ground = day ? '0 #ffffff, 0.55 #f6f8fc, 1 #e4eaf4' : `0 #121a2b, 0.5 #0b101b, 1 ${palette.ground}`
    const paint = sheet.radialAt(ground, width / 2, height * 0.42, 620)
    sheet.add(`<rect width="${width}" height="${height}" fill="${paint}"/>`)
    glow(sheet, warm.x, warm.y, warm.r, day ? '#ff8a5c' : tint.main, day ? 0.5 : 0.42)
    glow(sheet, cool.x, cool.y, cool.r, day ? '#6fb4f2' : palette.cool, day ? 0.5 : 0.3)
    if (day) motes()
    else sky(sheet, random, 120)
  }

  /** Dust in daylight, where the sky has no stars. */
  function motes(): void {
    for (let index = 0; index < 90; index++) {
      const [x, y, weight] = [random.next() * width, random.next() * height, random.next() ** 4]
      sheet.disc(x, y, 0.6 + weight * 1.1, paper.ink, `opacity="${round(0.1 + weight * 0.28)}"`)
    }
  }

  /** A lit sphere. `light` is the direction of its light in degrees, clockwise from the right. */
  function body({ x, y, r }: Spot, skin: Skin, light = 220, lean?: number): void {
    const bands = lean === undefined ? undefined : { random, lean }
    if (!day) return world(sheet, { x, y, r, skin, light, halo: 0.45, bands })
    const look = daySkins[skin]
    const [dx, dy] = [Math.cos((light * Math.PI) / 180), Math.sin((light * Math.PI) / 180)]
    glow(sheet, x - dx * r * 0.5, y - dy * r * 0.6, r * 1.5, look.deep, 0.5)
    const shade = `0 ${look.high}, 0.2 ${look.light}, 0.52 ${look.base}, 0.84 ${look.deep}, 1 ${look.bounce}`
    sheet.disc(x, y, r, sheet.radial(shade, [0.5 + dx * 0.34, 0.5 + dy * 0.34], 0.74))
    if (bands) cloudBands({ x, y, r }, look, bands.lean)
    const rim = sheet.linear(
      `0 #ffffff 0.95, 0.3 #ffffff 0.15, 0.75 ${look.bounce} 0, 1 ${look.bounce} 0.9`,
      [x + dx * r, y + dy * r, x - dx * r, y - dy * r],
    )
    sheet.outline(x, y, r * 0.992, rim, round(Math.max(0.8, r * 0.016)))
  }

  function cloudBands({ x, y, r }: Spot, look: Look, lean: number): void {
    const clip = sheet.clip(disc(x, y, r, '#fff'))
    let marks = ''
    for (let at = -0.9; at < 0.92; at += random.between(0.09, 0.22)) {
      const half = Math.sqrt(1 - at * at) * r
      const paint = random.chance(0.5) ? look.high : look.deep
      marks += `<ellipse cy="${round(at * r)}" rx="${round(half)}" ry="${round(random.between(0.015, 0.06) * r)}" fill="${paint}" opacity="${round(random.between(0.1, 0.24))}"/>`
    }
    sheet.add(
      `<g clip-path="${clip}"><g transform="translate(${round(x)} ${round(y)}) rotate(${lean})" filter="${sheet.blur(r * 0.014)}">${marks}</g></g>`,
    )
  }

  /** Half of an inclined ring: the far half goes behind a body, the near half in front of it. */
  function halfRing(
    { x, y, r }: Spot,
    { flat, lean, near }: { flat: number; lean: number; near: boolean },
    paint: string,
    weight: number,
    opacity: number,
  ): void {
    sheet.add(
      `<path transform="translate(${round(x)} ${round(y)}) rotate(${lean})" d="M${round(-r)} 0A${round(r)} ${round(r * flat)} 0 0 ${near ? 0 : 1} ${round(r)} 0" fill="none" stroke="${paint}" stroke-width="${round(weight)}" opacity="${round(opacity)}"/>`,
    )
  }

  /** A thin circle, as a path of a body or a border. */
  function circle({ x, y, r }: Spot, { dashed = false, weight = 1.2, opacity = 1, paint = paper.line } = {}) {
    sheet.outline(
      x,
      y,
      r,
      paint,
      weight,
      `opacity="${round(opacity)}" ${dashed ? 'stroke-dasharray="2 7" stroke-linecap="round"' : ''}`,
    )
  }

  /** A line of light along a path. */
  function ray(d: string, paint: string, weight: number, core = day ? paint : tint.white): void {
    sheet.stroke(
      d,
      paint,
      weight * 4.5,
      day ? 0.28 : 0.4,
      `filter="${sheet.blur(weight * 2.4)}" stroke-linecap="round"`,
    )
    sheet.stroke(d, core, weight, 1, 'stroke-linecap="round"')
  }

  /** A bead: a small body that is also a light when `lit`. */
  function bead({ x, y, r }: Spot, skin: Skin, lit = false): void {
    if (lit) glow(sheet, x, y, r * 3.6, skin === 'cool' ? tint.counter : tint.bright, day ? 0.75 : 0.85)
    const look = daySkins[skin]
    const shade = `0 ${look.high}, 0.35 ${look.light}, 0.8 ${look.base}, 1 ${day || lit ? look.base : look.deep}`
    sheet.disc(x, y, r, sheet.radial(shade, [0.38, 0.34], 0.72))
  }

  return { sheet, tint, day, paper, space, body, halfRing, circle, ray, bead }
}

/** The star of a scene, in daylight drawn with more contrast. */
export function sun(sheet: Sheet, { day }: Scene, { x, y, r }: Spot): void {
  if (!day) return star(sheet, x, y, r, 1)
  glow(sheet, x, y, r * 5, '#ff7d4d', 0.75)
  glow(sheet, x, y, r * 2.3, '#ffb35c', 0.9)
  const core = sheet.radial(
    '0 #fffaf2, 0.34 #ffd59b, 0.68 #ff9c5c, 0.92 #f06a44, 1 #ffb088',
    [0.42, 0.38],
    0.66,
  )
  sheet.disc(x, y, r, core)
}

const slabLooks: Record<Skin, readonly [light: string, base: string, deep: string, face: string]> = {
  warm: ['#ffd2ab', '#f5824f', '#8f2a1d', '#ffb98c'],
  cool: ['#cfe8ff', '#5aa5e6', '#123f70', '#a9d5fb'],
  stone: ['#f4f6fa', '#a9b4c7', '#4a566d', '#dbe1eb'],
  night: ['#b9c4d8', '#7486a5', '#32415e', '#9aaaca'],
}

/** A slice of a sphere around the origin, seen a little from above. `from` and `to` are heights as shares of the radius. */
export function slab(
  sheet: Sheet,
  { day }: Scene,
  r: number,
  { from, to, shift, skin }: { from: number; to: number; shift: number; skin: Skin },
): void {
  const [light, base, deep, face] = slabLooks[skin]
  const [y1, y2] = [from * r + shift, to * r + shift]
  const [a1, a2] = [Math.sqrt(1 - from * from) * r, Math.sqrt(1 - to * to) * r]
  const flat = 0.2
  const side = sheet.linear(`0 ${light}, 0.3 ${base}, 0.78 ${deep}, 1 ${day ? base : '#0a0f19'}`, [
    -r * 0.9,
    y1 - r * 0.3,
    r * 0.95,
    y2 + r * 0.3,
  ])
  const cut = sheet.linear(`0 #ffffff ${day ? 1 : 0.95}, 0.5 ${face}, 1 ${base}`, [-a1, y1, a1, y1])
  sheet.add(
    `<path d="M${round(-a1)} ${round(y1)}A${r} ${r} 0 0 0 ${round(-a2)} ${round(y2)}A${round(a2)} ${round(a2 * flat)} 0 0 0 ${round(a2)} ${round(y2)}A${r} ${r} 0 0 0 ${round(a1)} ${round(y1)}Z" fill="${side}"/>`,
    `<ellipse cy="${round(y1)}" rx="${round(a1)}" ry="${round(a1 * flat)}" fill="${cut}" stroke="#ffffff" stroke-opacity="0.8" stroke-width="1.2"/>`,
  )
}
