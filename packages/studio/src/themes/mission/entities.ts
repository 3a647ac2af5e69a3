import { glow, type Skin } from '../../bodies'
import { round } from '../../geometry'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene, type Scene } from '../../scene'
import type { Sheet } from '../../sheet'
import { middle } from './middle'

/** One body in three parts, held together by an axis of light. */
export function entities(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
  scene.space({ x: 400, y: 320, r: 440 }, { x: 640, y: 180, r: 420 })
  const r = 148
  for (const reach of [1.75, 2.3])
    scene.circle({ ...middle, r: r * reach }, { dashed: reach > 2, opacity: 0.6 })
  sheet.add(`<g transform="translate(${middle.x} ${middle.y}) rotate(-24)">`)
  scene.ray(`M0 ${-r * 1.72}V${r * 1.72}`, tint.bright, 2.4)
  const parts: { from: number; to: number; shift: number; skin: Skin }[] = [
    { from: 0.36, to: 0.94, shift: 44, skin: tint.skin },
    { from: -0.28, to: 0.3, shift: 4, skin: 'stone' },
    { from: -0.94, to: -0.34, shift: -40, skin: tint.counterSkin },
  ]
  for (const part of parts) {
    slab(sheet, scene, r, part)
    const top = part.from * r + part.shift
    if (part.from > -0.9) {
      glow(sheet, 0, top, 58, tint.bright, 0.75)
      scene.ray(`M0 ${top}v-40`, tint.bright, 2.4)
      sheet.add(`<ellipse cy="${round(top)}" rx="7" ry="3" fill="${tint.white}"/>`)
    }
  }
  sheet.add('</g>')
  for (const [x, y, radius, skin] of [
    [196, 176, 15, tint.skin],
    [772, 380, 15, tint.counterSkin],
    [742, 140, 10, 'stone'],
  ] as const)
    scene.bead({ x, y, r: radius }, skin)
}

const slabLooks: Record<Skin, readonly [light: string, base: string, deep: string, face: string]> = {
  warm: ['#ffd2ab', '#f5824f', '#8f2a1d', '#ffb98c'],
  cool: ['#cfe8ff', '#5aa5e6', '#123f70', '#a9d5fb'],
  stone: ['#f4f6fa', '#a9b4c7', '#4a566d', '#dbe1eb'],
  night: ['#b9c4d8', '#7486a5', '#32415e', '#9aaaca'],
}

/** A slice of a sphere around the origin, seen a little from above. `from` and `to` are heights as shares of the radius. */
function slab(
  sheet: Sheet,
  { day }: Scene,
  r: number,
  { from, to, shift, skin }: { from: number; to: number; shift: number; skin: Skin },
): void {
  const [light, base, deep, face] = slabLooks[skin]
  const [y1, y2] = [from * r + shift, to * r + shift]
  const [a1, a2] = [Math.sqrt(1 - from * from) * r, Math.sqrt(1 - to * to) * r]
  const flat = 0.2
  const side = sheet.linear(
    [
      [0, light],
      [0.3, base],
      [0.78, deep],
      [1, day ? base : '#0a0f19'],
    ],
    [-r * 0.9, y1 - r * 0.3, r * 0.95, y2 + r * 0.3],
  )
  const cut = sheet.linear(
    [
      [0, '#ffffff', day ? 1 : 0.95],
      [0.5, face],
      [1, base],
    ],
    [-a1, y1, a1, y1],
  )
  sheet.add(
    `<path d="M${round(-a1)} ${round(y1)}A${r} ${r} 0 0 0 ${round(-a2)} ${round(y2)}A${round(a2)} ${round(a2 * flat)} 0 0 0 ${round(a2)} ${round(y2)}A${r} ${r} 0 0 0 ${round(a1)} ${round(y1)}Z" fill="${side}"/>`,
    `<ellipse cy="${round(y1)}" rx="${round(a1)}" ry="${round(a1 * flat)}" fill="${cut}" stroke="#ffffff" stroke-opacity="0.8" stroke-width="1.2"/>`,
  )
}
