import { round } from './geometry'
import { palette } from './palette'
import type { Random } from './random'
import { type Sheet, disc } from './sheet'

export type Skin = 'warm' | 'cool' | 'stone'

type Look = { light: string; base: string; deep: string; rim: string; glow: string }

const skins: Record<Skin, Look> = {
  warm: { light: '#ffe3bd', base: '#ff8f5a', deep: '#5a1a1c', rim: '#ffd9a8', glow: palette.coral },
  cool: { light: '#d5ecff', base: '#5ea6e0', deep: '#0c2136', rim: '#bfe2ff', glow: palette.cool },
  stone: { light: '#f2f4f8', base: '#8b95a9', deep: '#141a26', rim: '#e9edf5', glow: palette.muted },
}

type World = {
  x: number
  y: number
  r: number
  skin: Skin
  /** Direction of the light source, in degrees clockwise from the right. */
  light?: number
  /** Strength of the halo, 0–1. */
  halo?: number
  /** Cloud bands across the disc, tilted by `lean` degrees. */
  bands?: { random: Random; lean: number }
}

/** Draws a lit sphere: halo, disc with a night side, optional bands, and a bright edge toward the light. */
export function world(sheet: Sheet, { x, y, r, skin, light = 215, halo = 0.5, bands }: World): void {
  const look = skins[skin]
  const radians = (light * Math.PI) / 180
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)]
  if (halo > 0) {
    const stops = `0.3 ${look.glow} ${0.55 * halo}, 0.46 ${look.glow} ${0.2 * halo}, 0.7 ${look.glow} ${0.05 * halo}, 1 ${look.glow} 0`
    sheet.disc(x + dx * r * 0.12, y + dy * r * 0.12, r * 2.6, sheet.radial(stops))
  }
  const shade = `0 ${look.light}, 0.22 ${look.base}, 0.62 ${look.deep}, 0.86 ${palette.ground}, 1 ${palette.ground}`
  sheet.disc(x, y, r, sheet.radial(shade, [0.5 + dx * 0.36, 0.5 + dy * 0.36], 0.86))
  if (bands) addBands(sheet, { x, y, r }, look, bands)
  const limb = sheet.linear(`0 ${look.rim} 0.95, 0.32 ${look.rim} 0.25, 0.6 ${look.rim} 0`, [
    x + dx * r,
    y + dy * r,
    x - dx * r,
    y - dy * r,
  ])
  sheet.add(
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r - r * 0.006)}" fill="none" stroke="${limb}" stroke-width="${round(Math.max(0.8, r * 0.012))}"/>`,
  )
}

function addBands(
  sheet: Sheet,
  { x, y, r }: { x: number; y: number; r: number },
  look: Look,
  { random, lean }: NonNullable<World['bands']>,
) {
  const clip = sheet.clip(disc(x, y, r, '#fff'))
  let marks = ''
  for (let at = -0.9; at < 0.92; at += random.between(0.07, 0.2)) {
    const half = Math.sqrt(1 - at * at) * r
    const thick = random.between(0.012, 0.06) * r
    const paint = random.chance(0.5) ? look.light : look.deep
    marks += `<ellipse cx="0" cy="${round(at * r)}" rx="${round(half)}" ry="${round(thick)}" fill="${paint}" opacity="${round(random.between(0.05, 0.16))}"/>`
  }
  sheet.add(
    `<g clip-path="${clip}"><g transform="translate(${round(x)} ${round(y)}) rotate(${round(lean)})" filter="${sheet.blur(r * 0.012)}">${marks}</g></g>`,
  )
}

/** Draws a small body inside a hairline circle, which stands for a subgraph. */
export function moon(sheet: Sheet, x: number, y: number, r: number, skin: Skin, light: number): void {
  sheet.add(
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 1.75)}" fill="${palette.ground}" fill-opacity="0.55" stroke="${palette.lineStrong}" stroke-width="0.8"/>`,
  )
  world(sheet, { x, y, r, skin, light, halo: 0 })
}

/** Draws a body that emits light, nearly white at its center, which stands for the supergraph. */
export function star(sheet: Sheet, x: number, y: number, r: number, halo: number): void {
  glow(sheet, x, y, r * 5, palette.coral, 0.5 * halo)
  glow(sheet, x, y, r * 2.1, palette.amber, 0.75 * halo)
  const core = sheet.radial(
    `0 #fff1dc, 0.3 #ffcb8c, 0.62 #ff9a5e, 0.9 ${palette.coral}, 1 #e2513f`,
    [0.42, 0.4],
    0.62,
  )
  sheet.disc(x, y, r, core)
}

/** Draws a soft round light. */
export function glow(sheet: Sheet, x: number, y: number, r: number, color: string, strength: number): void {
  const paint = sheet.radial(
    `0 ${color} ${strength}, 0.15 ${color} ${strength * 0.5}, 0.36 ${color} ${strength * 0.17}, 0.62 ${color} ${strength * 0.04}, 1 ${color} 0`,
  )
  sheet.disc(x, y, r, paint)
}

/** Draws `count` stars over the whole picture. */
export function sky(sheet: Sheet, random: Random, count: number): void {
  let dots = ''
  for (let index = 0; index < count; index++) {
    const [x, y, weight] = [random.next() * width, random.next() * height, random.next() ** 5]
    dots += disc(x, y, 0.45 + weight * 0.9, palette.text, `opacity="${round(0.16 + weight * 0.7)}"`)
  }
  sheet.add(dots)
}

/** Size of a cover in drawing units. Pictures of other shapes are cropped from it. */
export const width = 960
export const height = 548
