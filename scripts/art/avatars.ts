import { round } from '@/ui/art/geometry'
import { authors } from '@/content/collections'
import { displayPath } from '@/content/source'
import path from 'node:path'
import { disc, glow, world, type Skin } from './bodies'
import type { Shoot } from './browser'
import { webpWithin } from './encode'
import { stroke, through } from './lines'
import { palette } from './palette'
import type { Picture } from './picture'
import { createRandom, smoothNoise, type Random } from './random'
import { createSheet, type Sheet } from './sheet'

const side = 320
const center = side / 2
const limit = 12_000

/** What makes a small world somebody's own: the backdrop's light, and a drawing. */
type Character = { light: string; draw: (sheet: Sheet, random: Random) => void }

/** The first nine have their own character; who comes later gets one by name. */
const characters: Record<string, Character> = {
  'ines-halvorsen': {
    light: palette.coral,
    draw: (sheet, random) => ringedWorld(sheet, random, 'warm', palette.amber, -22),
  },
  'tomasz-brandl': { light: palette.cool, draw: bandedWorld },
  'odalys-ferreyra': { light: palette.coral, draw: crossedWorld },
  'kwabena-asare-lund': { light: palette.cool, draw: composedWorld },
  'mirela-dobrescu-hale': { light: palette.amber, draw: crescentWorld },
  'jun-takeshiro': { light: palette.cool, draw: signalWorld },
  'saoirse-lindqvist': { light: palette.coral, draw: contourWorld },
  'petra-vandermolen': { light: palette.muted, draw: crateredWorld },
  'rafael-oyelaran': { light: palette.amber, draw: doubleRingWorld },
}

/** A drawn avatar beside every author's YAML file that names one. */
export function avatarPictures(shoot: Shoot): Picture[] {
  const everyone = Object.values(characters)
  return authors.read().entries.flatMap(({ slug, file, data }) => {
    if (data.avatar !== `./${slug}.webp`) return []
    const random = createRandom(slug)
    const character = characters[slug] ?? everyone[random.whole(0, everyone.length - 1)]
    if (!character) return []
    const sheet = createSheet()
    sheet.add(`<rect width="${side}" height="${side}" fill="${palette.raised}"/>`)
    glow(sheet, center, center, 190, character.light, 0.34)
    // A little larger than drawn: the round frame of 40 px leaves no room to give away.
    sheet.add(`<g transform="translate(${center} ${center}) scale(1.13) translate(${-center} ${-center})">`)
    character.draw(sheet, random)
    sheet.add('</g>')
    const html = `<!doctype html><style>*{margin:0}svg{display:block}</style><svg width="${side}" height="${side}">${sheet.toString()}</svg>`
    const make = async () => webpWithin(await shoot({ html, width: side, height: side, scale: 1 }), limit)
    return [{ path: path.join(path.dirname(displayPath(file)), `${slug}.webp`), source: html, make }]
  })
}

/** Half of a tilted ring: 1 behind the world, 0 in front of it. */
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

function ringedWorld(sheet: Sheet, random: Random, skin: Skin, ring: string, lean: number): void {
  sheet.add(halfRing(132, 0.27, lean, 1, ring, 13))
  world(sheet, { x: center, y: center, r: 82, skin, light: 225, halo: 0.2, bands: { random, lean } })
  sheet.add(halfRing(132, 0.27, lean, 0, palette.raised, 21), halfRing(132, 0.27, lean, 0, ring, 13))
}

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

/** The dark side over whatever a disc carries. */
function night(sheet: Sheet, r: number, x = center, y = center): string {
  const shade = sheet.radial(
    [
      [0.4, palette.ground, 0],
      [0.8, palette.ground, 0.45],
      [1, palette.ground, 0.85],
    ],
    [0.3, 0.3],
    0.82,
  )
  return disc(x, y, r, shade)
}

/** Two fast orbits that cross before and behind. */
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

/** A world put together from slices. */
function composedWorld(sheet: Sheet): void {
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

/** A thin crescent holding a moon. */
function crescentWorld(sheet: Sheet): void {
  const bright = sheet.linear(
    [
      [0, '#fff1dc'],
      [0.5, palette.amber],
      [1, palette.coral],
    ],
    [60, 60, 200, 260],
  )
  sheet.add(
    `<path d="M196 62A106 106 0 1 0 196 258A82 104 0 1 1 196 62Z" transform="rotate(24 ${center} ${center})" fill="${bright}"/>`,
  )
  world(sheet, { x: 205, y: 142, r: 40, skin: 'cool', light: 190, halo: 0.35 })
}

/** A dark world with a trace of its pulse. */
function signalWorld(sheet: Sheet, random: Random): void {
  const r = 108
  sheet.add(
    disc(center, center, r, '#101a2b'),
    disc(center, center, r, 'none', `stroke="${palette.cool}" stroke-width="7"`),
  )
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

/** A land of height lines. */
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
    disc(center, center, r, 'none', `stroke="${palette.muted}" stroke-width="4" opacity="0.6"`),
  )
}

/** A grey world with two craters and a warm port. */
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
    sheet.add(
      disc(x, y, size, '#4b566b', 'opacity="0.85"'),
      disc(x + size * 0.14, y + size * 0.16, size * 0.82, '#79859b', 'opacity="0.55"'),
    )
  }
  glow(sheet, 196, 168, 44, palette.coral, 1)
  sheet.add(disc(196, 168, 12, palette.amber))
}

/** A night world between two rails. */
function doubleRingWorld(sheet: Sheet): void {
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
