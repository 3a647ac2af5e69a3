import { type Skin, glow, world } from './bodies'
import { round } from './geometry'
import { through } from './lines'
import { palette } from './palette'
import { type Random, smoothNoise } from './random'
import { type Sheet, createSheet, outline, disc, stroke } from './sheet'

/** Side of an avatar, in drawing units and pixels. */
export const side = 320
const center = side / 2

type Character = {
  /** Color of the light behind the world. */
  light: string
  draw: (sheet: Sheet, random: Random) => void
}

/** The worlds that an avatar can show. */
export type CharacterName =
  'ringed' | 'banded' | 'crossed' | 'sliced' | 'crescent' | 'pulse' | 'contour' | 'cratered' | 'rails'

export const characters: Record<CharacterName, Character> = {
  ringed: { light: palette.coral, draw: ringedWorld },
  banded: { light: palette.cool, draw: bandedWorld },
  crossed: { light: palette.coral, draw: crossedWorld },
  sliced: { light: palette.cool, draw: slicedWorld },
  crescent: { light: palette.amber, draw: crescentWorld },
  pulse: { light: palette.cool, draw: pulseWorld },
  contour: { light: palette.coral, draw: contourWorld },
  cratered: { light: palette.muted, draw: crateredWorld },
  rails: { light: palette.amber, draw: railsWorld },
}

/** Half of a tilted ring: `sweep` 1 is the half behind the world, 0 the half in front of it. */
function halfRing(
  radius: number,
  flatten: number,
  lean: number,
  sweep: 0 | 1,
  paint: string,
  weight: number,
): string {
  const d = `M${-radius} 0A${radius} ${round(radius * flatten)} 0 0 ${sweep} ${radius} 0`
  return `<g transform="translate(${center} ${center}) rotate(${lean})">${stroke(d, paint, weight)}</g>`
}

/** A banded world inside one ring. */
function ringedWorld(sheet: Sheet, random: Random): void {
  const lean = -22
  const ring = (sweep: 0 | 1, paint: string, weight: number) =>
    halfRing(132, 0.27, lean, sweep, paint, weight)
  sheet.add(ring(1, palette.amber, 13))
  world(sheet, { x: center, y: center, r: 82, skin: 'warm', light: 225, halo: 0.2, bands: { random, lean } })
  sheet.add(ring(0, palette.raised, 21), ring(0, palette.amber, 13))
}

/** A world with three broad bands. */
function bandedWorld(sheet: Sheet): void {
  const r = 104
  world(sheet, { x: center, y: center, r, skin: 'cool', light: 225, halo: 0.2 })
  const clip = sheet.clip(disc(center, center, r, '#fff'))
  const bands = [
    [-62, 26, '#e4f3ff'],
    [-8, 20, '#0c2136'],
    [34, 30, '#e4f3ff'],
  ] as const
  const marks = bands.map(
    ([y, thick, color]) =>
      `<path d="M-140 ${y}Q0 ${y + 34} 140 ${y}V${y + thick}Q0 ${y + thick + 34} -140 ${y + thick}Z" fill="${color}" opacity="0.62"/>`,
  )
  sheet.add(
    `<g clip-path="${clip}"><g transform="translate(${center} ${center}) rotate(-16)">${marks.join('')}</g></g>`,
    night(sheet, r),
  )
}

/** The shade of the night side, drawn over a disc and its marks. */
function night(sheet: Sheet, r: number, x = center, y = center): string {
  const shade = sheet.radial(
    `0.4 ${palette.ground} 0, 0.8 ${palette.ground} 0.45, 1 ${palette.ground} 0.85`,
    [0.3, 0.3],
    0.82,
  )
  return disc(x, y, r, shade)
}

/** A small bright world inside two crossed orbits. */
function crossedWorld(sheet: Sheet): void {
  for (const lean of [-40, 40])
    sheet.add(halfRing(134, 0.3, lean, 1, lean < 0 ? palette.cool : palette.text, 6))
  world(sheet, { x: center, y: center, r: 64, skin: 'warm', light: 225, halo: 0.5 })
  for (const lean of [-40, 40])
    sheet.add(
      halfRing(134, 0.3, lean, 0, palette.raised, 15),
      halfRing(134, 0.3, lean, 0, lean < 0 ? palette.cool : palette.text, 6),
    )
  world(sheet, { x: center + 99, y: center - 89, r: 20, skin: 'cool', light: 200, halo: 0 })
  world(sheet, { x: center - 105, y: center - 83, r: 14, skin: 'stone', light: 300, halo: 0 })
}

/** A world cut into three slices that are shifted sideways. */
function slicedWorld(sheet: Sheet): void {
  const r = 106
  const skins: [number, number, number, Skin][] = [
    [-r, -40, -16, 'cool'],
    [-34, 30, 12, 'warm'],
    [36, r, -6, 'stone'],
  ]
  for (const [top, bottom, shift, skin] of skins) {
    const clip = sheet.clip(
      `<rect x="0" y="${center + top}" width="${side}" height="${bottom - top}" rx="3"/>`,
    )
    const slice = createSheet(`v${skin}`)
    world(slice, { x: center + shift, y: center, r, skin, light: skin === 'stone' ? 160 : 225, halo: 0 })
    sheet.add(`<g clip-path="${clip}">${slice.toString()}</g>`)
  }
}

/** A thin crescent around a moon. */
function crescentWorld(sheet: Sheet): void {
  const bright = sheet.linear(`0 #fff1dc, 0.5 ${palette.amber}, 1 ${palette.coral}`, [60, 60, 200, 260])
  sheet.add(
    `<path d="M196 62A106 106 0 1 0 196 258A82 104 0 1 1 196 62Z" transform="rotate(24 ${center} ${center})" fill="${bright}"/>`,
  )
  world(sheet, { x: 205, y: 142, r: 40, skin: 'cool', light: 190, halo: 0.35 })
}

/** A dark world with three traces of a pulse. */
function pulseWorld(sheet: Sheet, random: Random): void {
  const r = 108
  sheet.disc(center, center, r, '#101a2b')
  sheet.outline(center, center, r, palette.cool, 7)
  const noise = smoothNoise(random, 3)
  const clip = sheet.clip(disc(center, center, r - 8, '#fff'))
  const trace = [-1, 0, 1].map((line) =>
    Array.from({ length: 61 }, (_, step) => {
      const x = center - r + (step / 60) * r * 2
      return {
        x,
        y:
          center +
          line * 46 -
          Math.exp(-(((x - center) / 34) ** 2)) *
            (58 - Math.abs(line) * 22) *
            (0.8 + 0.3 * noise(x / 16, line)),
      }
    }),
  )
  const paints = [palette.muted, palette.amber, palette.muted]
  sheet.add(
    `<g clip-path="${clip}">${trace.map((points, index) => stroke(through(points), paints[index] ?? palette.muted, index === 1 ? 11 : 7, index === 1 ? 1 : 0.75, 'stroke-linejoin="round"')).join('')}</g>`,
  )
}

/** A world of contour lines. */
function contourWorld(sheet: Sheet): void {
  const r = 106
  world(sheet, { x: center, y: center, r, skin: 'night', light: 225, halo: 0.2 })
  const clip = sheet.clip(disc(center, center, r, '#fff'))
  const rings = [18, 42, 68, 96, 126, 158].map((size, index) => {
    const ink = index === 0 ? '#fff1dc' : index < 3 ? palette.coral : palette.muted
    return `<ellipse cx="${center - 26 + index * 5}" cy="${center - 20 + index * 7}" rx="${size}" ry="${round(size * 0.78)}" transform="rotate(-24 ${center} ${center})" fill="${index === 0 ? palette.amber : 'none'}" stroke="${ink}" stroke-width="7" opacity="${index < 3 ? 1 : 0.7}"/>`
  })
  sheet.add(
    `<g clip-path="${clip}">${rings.join('')}</g>`,
    outline(center, center, r, palette.muted, 4, 'opacity="0.6"'),
  )
}

/** A gray world with craters, one of them lit. */
function crateredWorld(sheet: Sheet): void {
  const r = 106
  world(sheet, { x: center, y: center, r, skin: 'stone', light: 225, halo: 0.25 })
  const craters = [
    [124, 128, 28],
    [196, 168, 36],
    [126, 208, 18],
    [194, 98, 13],
  ] as const
  for (const [x, y, size] of craters) {
    sheet.disc(x, y, size, '#4b566b', 'opacity="0.85"')
    sheet.disc(x + size * 0.14, y + size * 0.16, size * 0.82, '#79859b', 'opacity="0.55"')
  }
  glow(sheet, 196, 168, 44, palette.coral, 1)
  sheet.disc(196, 168, 12, palette.amber)
}

/** A world inside two parallel rings, joined by sleepers like a railway. */
function railsWorld(sheet: Sheet): void {
  const rails = [
    [138, palette.amber, 7],
    [112, palette.coral, 7],
  ] as const
  const lean = 28
  for (const [radius, paint, weight] of rails) sheet.add(halfRing(radius, 0.4, lean, 1, paint, weight))
  world(sheet, { x: center, y: center, r: 76, skin: 'cool', light: 315, halo: 0.3 })
  sheet.add(halfRing(125, 0.4, lean, 0, palette.raised, 42))
  for (const [radius, paint, weight] of rails) sheet.add(halfRing(radius, 0.4, lean, 0, paint, weight))
  const sleepers = Array.from({ length: 9 }, (_, index) => {
    const angle = ((20 + index * 17.5) * Math.PI) / 180
    const at = (radius: number) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) * 0.4 })
    return through([at(112), at(138)])
  })
  sheet.add(
    `<g transform="translate(${center} ${center}) rotate(${lean})">${stroke(sleepers.join(''), palette.text, 5, 0.85)}</g>`,
  )
}
