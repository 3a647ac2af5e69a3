import { type Skin, glow, height, moon, sky, star, width, world } from '../bodies'
import { round } from '../geometry'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import { type Sheet, disc, stroke } from '../sheet'
import { type Camera, type Seen, degrees, projector, share } from '../space'

/** Bodies on rings, from four points of view. */
export const orbit = { ringed, orrery, horizon, edge }

/** A large world up close; its fine rings cross the whole picture. */
function ringed(sheet: Sheet, random: Random, tint: Tint): void {
  const side = random.sign()
  const r = random.between(205, 250)
  const x = width / 2 + side * random.between(215, 275)
  const y = height / 2 + random.between(-70, 70)
  const lean = -side * random.between(17, 27)
  const flatten = random.between(0.15, 0.24)
  const light = side > 0 ? 208 : 332
  sheet.focus = x
  sky(sheet, random, 110)
  const paint = sheet.linear(
    `0 ${palette.lineStrong} 0.2, 0.22 ${palette.muted} 0.7, 0.42 ${tint.white} 1, 0.62 ${tint.bright} 0.8, 1 ${tint.main} 0.25`,
    [-side * r * 3.6, 0, side * r * 2, 0],
  )
  const grooves = ringGrooves(random, r)
  const half = (sweep: 0 | 1) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(lean)})" fill="none" stroke="${paint}">${grooves
      .map(
        ({ radius, opacity }) =>
          `<path d="M${-radius} 0A${radius} ${round(radius * flatten)} 0 0 ${sweep} ${radius} 0" opacity="${opacity}"/>`,
      )
      .join('')}</g>`
  sheet.add(half(1))
  world(sheet, { x, y, r, skin: tint.skin, light, halo: 0.42, bands: { random, lean } })
  const clip = sheet.clip(disc(x, y, r, '#fff'))
  const shadow = r * 1.5
  sheet.add(
    `<g clip-path="${clip}"><path transform="translate(${round(x)} ${round(y + r * 0.06)}) rotate(${round(lean)})" d="M${-shadow} 0A${shadow} ${round(shadow * flatten)} 0 0 0 ${shadow} 0" fill="none" stroke="${palette.ground}" stroke-width="${round(r * 0.12)}" opacity="0.55"/></g>`,
    half(0),
  )
  for (const [index, angle] of [side > 0 ? 168 : 12, side > 0 ? 196 : -16].entries()) {
    const [mx, my] = onLeaning(x, y, r * (2.62 + index * 0.42), angle + random.between(-9, 9), flatten, lean)
    moon(
      sheet,
      mx,
      my,
      index ? random.between(9, 13) : random.between(16, 22),
      index ? 'stone' : tint.counterSkin,
      light,
    )
  }
}

/** Many thin rings, with gaps between groups. */
function ringGrooves(random: Random, r: number) {
  const noise = smoothNoise(random, 3)
  const grooves: { radius: number; opacity: number }[] = []
  for (let radius = r * 1.3; radius < r * 2.35; radius += 2.9) {
    const density = 0.45 + 0.8 * noise((radius / r) * 7, 1)
    if (density > 0.16)
      grooves.push({ radius: round(radius), opacity: round(Math.min(0.85, density * 0.72)) })
  }
  return grooves
}

function onLeaning(
  x: number,
  y: number,
  radius: number,
  angle: number,
  flatten: number,
  lean: number,
): [number, number] {
  const [a, b] = [(angle * Math.PI) / 180, (lean * Math.PI) / 180]
  const [px, py] = [radius * Math.cos(a), radius * Math.sin(a) * flatten]
  return [x + px * Math.cos(b) - py * Math.sin(b), y + px * Math.sin(b) + py * Math.cos(b)]
}

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

/** Sunrise over the edge of a huge world, with rings behind it. */
function horizon(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width * random.between(0.3, 0.7)
  const r = random.between(620, 900)
  const top = random.between(320, 395)
  const cy = top + r
  const sunX = cx + random.sign() * random.between(120, 270)
  const sunY = cy - Math.sqrt(r * r - (sunX - cx) ** 2)
  sheet.focus = sunX
  sky(sheet, random, 130, (_, y) => share(y, top - 60, top))
  const lean = random.between(-9, 9)
  let angle = random.between(200, 235)
  for (const [index, radius] of [236, 304, 380, 470, 575].entries()) {
    const [rx, ry] = [radius * 1.12, radius * 0.66]
    const ink = index === 1 ? tint.bright : palette.muted
    sheet.add(
      `<ellipse cx="${round(cx)}" cy="${round(top + 26)}" rx="${round(rx)}" ry="${round(ry)}" transform="rotate(${round(lean)} ${round(cx)} ${round(top)})" fill="none" stroke="${ink}" stroke-width="1.1" opacity="${round(0.6 - index * 0.085)}" ${index % 3 === 2 ? 'stroke-dasharray="1.5 7"' : ''}/>`,
    )
    const [x, y] = onLeaning(cx, top + 26, rx, angle, ry / rx, lean)
    moon(
      sheet,
      x,
      y,
      8 + index * 2.6,
      index === 3 ? tint.skin : index % 2 ? 'stone' : tint.counterSkin,
      degrees(Math.atan2(sunY - y, sunX - x)),
    )
    angle = 200 + ((angle - 200 + 62 + random.between(-14, 14)) % 140)
  }
  glow(sheet, sunX, sunY, 340, tint.main, 0.75)
  glow(sheet, sunX, sunY, 130, tint.bright, 0.9)
  glow(sheet, sunX, sunY, 46, '#fff1dc', 1)
  const night = sheet.linear(`0 #131b2a, 0.25 #0a0e17, 1 ${palette.ground}`, [0, top, 0, top + 240])
  sheet.disc(cx, cy, r, night)
  const limb = sheet.radialAt(
    `0 #fff1dc 1, 0.14 ${tint.bright} 0.95, 0.42 ${tint.main} 0.7, 1 ${palette.muted} 0.12`,
    sunX,
    sunY,
    600,
  )
  sheet.outline(cx, cy, r, limb, 8, `opacity="0.5" filter="${sheet.blur(5)}"`)
  sheet.outline(cx, cy, r, limb, 2.2)
  sheet.add(latitudes(cx, cy, r, random.between(-12, 12)))
}

/** Lines on the night side that make the sphere look round. */
function latitudes(cx: number, cy: number, r: number, lean: number): string {
  const lines = [0.965, 0.92, 0.86, 0.78, 0.68].map(
    (portion, index) =>
      `<ellipse cx="0" cy="${round(r * (1 - portion) * 0.35)}" rx="${round(r * portion)}" ry="${round(r * portion)}" fill="none" stroke="#5c7ca6" stroke-width="0.9" opacity="${round(0.32 - index * 0.045)}"/>`,
  )
  return `<g transform="translate(${round(cx)} ${round(cy)}) rotate(${round(lean)})">${lines.join('')}</g>`
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
