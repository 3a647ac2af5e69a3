import { type Skin, glow, height, moon, sky, star, width } from '../bodies'
import { round } from '../geometry'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import type { Random } from '../random'
import { type Sheet, stroke } from '../sheet'
import { type Camera, type Seen, degrees, projector, share } from '../space'

/** Bodies on rings, from two points of view. */
export const orbit = { orrery, edge }

/** An orrery seen from above: tracks, ticks, and bodies with trails. */
function orrery(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width * random.pick([0.24, 0.33, 0.67, 0.76])
  const cy = height * random.between(0.4, 0.64)
  sheet.focus = cx
  sky(sheet, random, 50)
  glow(sheet, cx, cy, 400, tint.main, 0.3)
  const skins: Skin[] = [
    tint.counterSkin,
    'stone',
    tint.counterSkin,
    tint.skin,
    'stone',
    tint.counterSkin,
    tint.skin,
    'stone',
    tint.counterSkin,
  ]
  let [radius, angle] = [66, random.between(0, 360)]
  for (let track = 0; radius < 800; track++) {
    const strength = Math.max(0.5, 1 - radius / 1100)
    const dashes = track % 3 === 2 ? 'stroke-dasharray="1.5 6"' : ''
    sheet.outline(cx, cy, radius, '#4c5a78', 1.1, `opacity="${round(strength)}" ${dashes}`)
    if (track % 2 === 1) sheet.add(ticks(cx, cy, radius, random.pick([2, 3]), strength))
    const skin = skins[track % skins.length] ?? 'stone'
    const color = skin === 'stone' ? palette.muted : skin === tint.skin ? tint.bright : tint.counter
    const [x, y] = polar(cx, cy, radius, angle)
    sheet.add(trail(cx, cy, radius, angle, random.between(60, 160), color))
    moon(sheet, x, y, random.between(9, 12) + track * 2.1, skin, degrees(Math.atan2(cy - y, cx - x)))
    radius += random.between(52, 80) + track * 9
    // The golden angle keeps bodies of neighboring tracks apart.
    angle += 137.5 + random.between(-18, 18)
  }
  star(sheet, cx, cy, 31, 1)
}

function polar(cx: number, cy: number, radius: number, angle: number): [number, number] {
  const radians = (angle * Math.PI) / 180
  return [round(cx + radius * Math.cos(radians)), round(cy + radius * Math.sin(radians))]
}

function ticks(cx: number, cy: number, radius: number, step: number, strength: number): string {
  let marks = ''
  for (let angle = 0; angle < 360; angle += step) {
    const long = angle % (step * 5) === 0
    marks += `M${polar(cx, cy, radius + 6, angle).join(' ')}L${polar(cx, cy, radius + (long ? 17 : 11), angle).join(' ')}`
  }
  return stroke(marks, palette.muted, 1, strength * 0.55)
}

/** The trail behind a body, which gets stronger toward it. */
function trail(cx: number, cy: number, radius: number, to: number, length: number, color: string): string {
  const pieces = 16
  const step = length / pieces
  return Array.from({ length: pieces }, (_, index) => {
    const a = to - length + step * index
    const [from, end] = [polar(cx, cy, radius, a), polar(cx, cy, radius, a + step + 0.1)]
    const d = `M${from.join(' ')}A${round(radius)} ${round(radius)} 0 0 1 ${end.join(' ')}`
    return stroke(d, color, 2.2, ((index + 1) / pieces) ** 1.6)
  }).join('')
}

/** Rings seen nearly edge-on in deep perspective: some pass the viewer, others close behind the star. */
function edge(sheet: Sheet, random: Random, tint: Tint): void {
  const camera: Camera = {
    yaw: 0,
    pitch: -random.between(10, 20),
    roll: random.between(6, 17) * random.sign(),
    distance: 900,
    focal: 800,
    cx: width * random.between(0.38, 0.62),
    cy: height * random.between(0.42, 0.52),
  }
  const see = projector(camera)
  const core = see([0, 0, 0])
  sheet.focus = core.x
  sky(sheet, random, 110)
  glow(sheet, core.x, core.y, 420, tint.main, 0.35)
  const front: string[] = []
  const bodies: { seen: Seen; r: number; skin: Skin }[] = []
  let angle = random.between(0, 360)
  for (let radius = 132, index = 0; radius < 820; radius += random.between(36, 70), index++) {
    const ink = index % 4 === 1 ? tint.bright : index % 4 === 3 ? tint.counter : palette.muted
    const strength = random.between(0.45, 1)
    for (let at = 0; at < 360; at += 6) {
      const points = [0, 2, 4, 6].map((offset) => onCircle(see, radius, at + offset))
      const near = share(points[1]?.depth ?? 0, 1500, 250)
      const piece = stroke(through(points), ink, 0.6 + near * 2.4, strength * (0.1 + near * 0.8))
      if ((points[1]?.depth ?? 0) < core.depth) front.push(piece)
      else sheet.add(piece)
    }
    const skin: Skin = index % 5 === 2 ? tint.skin : index % 2 ? 'stone' : tint.counterSkin
    bodies.push({ seen: onCircle(see, radius, angle), r: random.between(11, 19), skin })
    angle += 137.5
  }
  const order = bodies.toSorted((a, b) => b.seen.depth - a.seen.depth)
  const paint = ({ seen, r, skin }: (typeof bodies)[number]) =>
    moon(
      sheet,
      seen.x,
      seen.y,
      Math.min(38, r * seen.scale),
      skin,
      degrees(Math.atan2(core.y - seen.y, core.x - seen.x)),
    )
  order.filter(({ seen }) => seen.depth >= core.depth).forEach(paint)
  star(sheet, core.x, core.y, 56, 0.8)
  sheet.add(front.join(''))
  order.filter(({ seen }) => seen.depth < core.depth && seen.depth > 260).forEach(paint)
}

function onCircle(see: ReturnType<typeof projector>, radius: number, angle: number): Seen {
  const radians = (angle * Math.PI) / 180
  return see([radius * Math.cos(radians), 0, radius * Math.sin(radians)])
}
