import { disc, glow, height, sky, width, world, type Skin } from './bodies'
import { round } from './geometry'
import { stroke } from './lines'
import { palette, type Tint } from './palette'
import type { Random } from './random'
import type { Sheet, Stop } from './sheet'

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

export type Spot = { x: number; y: number; r: number }
export type Scene = ReturnType<typeof createScene>

/** Drawing helpers for pictures that exist for dark pages and for light ones. They draw by the tint's paper. */
export function createScene(sheet: Sheet, random: Random, tint: Tint) {
  const day = tint.paper === 'day'
  const paper = papers[tint.paper]

  /** Ground, stars and two washes of light, at `warm` and `cool`. */
  function space(warm: Spot, cool: Spot): void {
    const ground: Stop[] = day
      ? [
          [0, '#ffffff'],
          [0.55, '#f6f8fc'],
          [1, '#e4eaf4'],
        ]
      : [
          [0, '#121a2b'],
          [0.5, '#0b101b'],
          [1, palette.ground],
        ]
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
      sheet.add(disc(x, y, 0.6 + weight * 1.1, paper.ink, `opacity="${round(0.1 + weight * 0.28)}"`))
    }
  }

  /** A lit sphere. `light` is the direction of its light in degrees, clockwise from the right. */
  function body({ x, y, r }: Spot, skin: Skin, light = 220, lean?: number): void {
    const bands = lean === undefined ? undefined : { random, lean }
    if (!day) return world(sheet, { x, y, r, skin, light, halo: 0.45, bands })
    const look = daySkins[skin]
    const [dx, dy] = [Math.cos((light * Math.PI) / 180), Math.sin((light * Math.PI) / 180)]
    glow(sheet, x - dx * r * 0.5, y - dy * r * 0.6, r * 1.5, look.deep, 0.5)
    const shade: Stop[] = [
      [0, look.high],
      [0.2, look.light],
      [0.52, look.base],
      [0.84, look.deep],
      [1, look.bounce],
    ]
    sheet.add(disc(x, y, r, sheet.radial(shade, [0.5 + dx * 0.34, 0.5 + dy * 0.34], 0.74)))
    if (bands) cloudBands({ x, y, r }, look, bands.lean)
    const rim = sheet.linear(
      [
        [0, '#ffffff', 0.95],
        [0.3, '#ffffff', 0.15],
        [0.75, look.bounce, 0],
        [1, look.bounce, 0.9],
      ],
      [x + dx * r, y + dy * r, x - dx * r, y - dy * r],
    )
    sheet.add(
      disc(x, y, r * 0.992, 'none', `stroke="${rim}" stroke-width="${round(Math.max(0.8, r * 0.016))}"`),
    )
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
    sheet.add(
      disc(
        x,
        y,
        r,
        'none',
        `stroke="${paint}" stroke-width="${weight}" opacity="${round(opacity)}" ${dashed ? 'stroke-dasharray="2 7" stroke-linecap="round"' : ''}`,
      ),
    )
  }

  /** A line of light along a path. */
  function ray(d: string, paint: string, weight: number, core = day ? paint : tint.white): void {
    sheet.add(
      stroke(
        d,
        paint,
        weight * 4.5,
        day ? 0.28 : 0.4,
        `filter="${sheet.blur(weight * 2.4)}" stroke-linecap="round"`,
      ),
      stroke(d, core, weight, 1, 'stroke-linecap="round"'),
    )
  }

  /** A bead: a small body that is also a light when `lit`. */
  function bead({ x, y, r }: Spot, skin: Skin, lit = false): void {
    if (lit) glow(sheet, x, y, r * 3.6, skin === 'cool' ? tint.counter : tint.bright, day ? 0.75 : 0.85)
    const look = daySkins[skin]
    const shade: Stop[] = [
      [0, look.high],
      [0.35, look.light],
      [0.8, look.base],
      [1, day || lit ? look.base : look.deep],
    ]
    sheet.add(disc(x, y, r, sheet.radial(shade, [0.38, 0.34], 0.72)))
  }

  return { day, paper, space, body, halfRing, circle, ray, bead }
}
