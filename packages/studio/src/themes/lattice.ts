import { glow, height, moon, sky, star, width } from '../bodies'
import { round } from '../geometry'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import { type Sheet, stroke } from '../sheet'
import { type Seen, type Vec, mix, projector, share } from '../space'

/** Nodes and edges: a cubic lattice seen from inside, a wireframe globe, a field of columns. */
export const lattice = { cubic, globe, columns }

/** A cubic lattice in fog, with one lit path through it. */
function cubic(sheet: Sheet, random: Random, tint: Tint): void {
  const see = projector({
    yaw: random.between(22, 68),
    pitch: -random.between(14, 34),
    roll: random.between(-8, 8),
    distance: 940,
    focal: 900,
    cx: width * random.between(0.44, 0.56),
    cy: height * 0.5,
  })
  sheet.focus = width * 0.4
  const [size, step] = [7, 150]
  const at = ([a, b, c]: Vec) => see([(a - 3) * step, (b - 3) * step, (c - 3) * step])
  const fog = (seen: Seen) => share(seen.depth, 1750, 420) ** 1.4 * share(seen.depth, 120, 330)
  glow(sheet, width * 0.5, height * 0.5, 470, tint.main, 0.22)
  const edges: { d: string; strength: number; scale: number; depth: number }[] = []
  const nodes: { seen: Seen; strength: number }[] = []
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++)
      for (let c = 0; c < size; c++) {
        const here = at([a, b, c])
        nodes.push({ seen: here, strength: fog(here) })
        for (const next of [
          [a + 1, b, c],
          [a, b + 1, c],
          [a, b, c + 1],
        ] as const) {
          if (Math.max(...next) >= size || random.chance(0.12)) continue
          const there = at(next)
          edges.push({
            d: through([here, there]),
            strength: Math.min(fog(here), fog(there)),
            scale: here.scale,
            depth: (here.depth + there.depth) / 2,
          })
        }
      }
  for (const { d, strength, scale } of edges.toSorted((x, y) => y.depth - x.depth)) {
    if (strength > 0.03)
      sheet.stroke(d, strength > 0.55 ? '#7f93b3' : '#3f5575', 0.5 + scale * 0.6, strength * 0.6)
  }
  for (const { seen, strength } of nodes.toSorted((x, y) => y.seen.depth - x.seen.depth)) {
    if (strength > 0.05)
      sheet.disc(
        seen.x,
        seen.y,
        2.6 * seen.scale + 0.6,
        strength > 0.5 ? '#bfe0ff' : tint.counter,
        `opacity="${round(strength * 0.9)}"`,
      )
  }
  const inFrame = ({ x, y, depth }: Seen) =>
    x > 60 && x < width - 60 && y > 50 && y < height - 50 && depth > 420 && depth < 1500 ? 1 : 0
  const score = (path: Vec[]) =>
    path.reduce((sum, node) => sum + inFrame(at(node)), 0) / path.length +
    (path.length < 12 && path.length > 9 ? 0 : -0.4)
  const paths = Array.from({ length: 60 }, () => litPath(random, size))
  const path = paths.reduce((best, next) => (score(next) > score(best) ? next : best))
  const seen = path.map(at)
  sheet.add(
    stroke(through(seen), tint.main, 9, 0.35, `filter="${sheet.blur(6)}" stroke-linejoin="round"`),
    stroke(through(seen), tint.bright, 2.6, 1, 'stroke-linejoin="round"'),
  )
  for (const point of seen) {
    glow(sheet, point.x, point.y, 34 * point.scale, tint.main, 0.8)
    sheet.disc(point.x, point.y, 5.4 * point.scale, tint.white)
  }
}

/** A random path from one side of the lattice to the other that never turns back on the x axis. */
function litPath(random: Random, size: number): Vec[] {
  let [a, b, c] = [0, random.whole(1, 5), random.whole(1, 5)]
  const path: Vec[] = [[a, b, c]]
  while (a < size - 1) {
    const turn = random.next()
    if (turn < 0.6) a++
    else if (turn < 0.8) b = Math.min(5, Math.max(1, b + random.sign()))
    else c = Math.min(5, Math.max(1, c + random.sign()))
    path.push([a, b, c])
  }
  return path
}

/** A globe of triangles inside three rings; nodes on the lit side are warm. */
function globe(sheet: Sheet, random: Random, tint: Tint): void {
  const cx = width * random.pick([0.3, 0.36, 0.64, 0.7])
  const r = random.between(205, 250)
  sheet.focus = cx
  const see = projector({
    yaw: 0,
    pitch: 0,
    roll: 0,
    distance: 1600,
    focal: 1600,
    cx,
    cy: height * random.between(0.48, 0.58),
  })
  const points = spread(230, random.between(0, 6), random.between(-0.6, 0.6)).map(([x, y, z]): Vec => [
    x * r,
    y * r,
    z * r,
  ])
  const light: Vec = [random.sign() * 0.62, 0.55, -0.56]
  const heat = ([x, y, z]: Vec) => share((x * light[0] + y * light[1] + z * light[2]) / r, 0.15, 0.95)
  sky(sheet, random, 70)
  glow(sheet, cx + light[0] * r, height * 0.5 - light[1] * r, 380, tint.main, 0.42)
  const core = see([0, 0, 0])
  sheet.disc(
    core.x,
    core.y,
    r,
    sheet.radial(
      `0 #182335 0.95, 0.6 #0b111c 0.95, 1 ${palette.ground} 0.95`,
      [0.5 + light[0] * 0.3, 0.5 - light[1] * 0.3],
      0.75,
    ),
  )
  for (const [i, here] of points.entries()) {
    const neighbors = points
      .map((there, j) => ({
        there,
        j,
        away: Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]),
      }))
      .filter(({ j }) => j > i)
      .toSorted((x, y) => x.away - y.away)
      .slice(0, 5)
      .filter(({ away }) => away < r * 0.34)
    for (const { there } of neighbors) {
      const facing = share(-(here[2] + there[2]) / (2 * r), -0.25, 0.5)
      if (facing <= 0.02) continue
      const warm = Math.min(heat(here), heat(there))
      sheet.stroke(
        through([see(here), see(there)]),
        warm > 0.45 ? tint.bright : warm > 0.15 ? tint.main : '#5c7ca6',
        0.7 + warm * 0.9,
        facing * (0.28 + warm * 0.7),
      )
    }
  }
  for (const point of points.toSorted((x, y) => y[2] - x[2])) {
    const facing = share(-point[2] / r, -0.2, 0.5)
    if (facing <= 0.02) continue
    const warm = heat(point)
    const seen = see(point)
    if (warm > 0.5) glow(sheet, seen.x, seen.y, 16, tint.main, 0.7)
    sheet.disc(
      seen.x,
      seen.y,
      1.5 + warm * 2.4,
      warm > 0.35 ? tint.white : '#9fcdf5',
      `opacity="${round(facing)}"`,
    )
  }
  for (const [index, reach] of [1.28, 1.62, 2.05].entries()) {
    sheet.add(
      `<ellipse cx="${round(core.x)}" cy="${round(core.y)}" rx="${round(r * reach)}" ry="${round(r * reach * 0.3)}" fill="none" stroke="${palette.muted}" stroke-width="1" opacity="${round(0.4 - index * 0.1)}" transform="rotate(${-18 * Math.sign(light[0])} ${round(core.x)} ${round(core.y)})" ${index === 1 ? 'stroke-dasharray="1.5 6"' : ''}/>`,
    )
  }
  const lean = (-18 * Math.sign(light[0]) * Math.PI) / 180
  for (const [reach, angle, skin] of [
    [1.28, random.between(0.4, 1.2), 'stone'],
    [2.05, Math.PI + random.between(-1, 0.6) * Math.sign(cx - width / 2), tint.counterSkin],
  ] as const) {
    const [px, py] = [Math.cos(angle) * r * reach, Math.sin(angle) * r * reach * 0.3]
    moon(
      sheet,
      core.x + px * Math.cos(lean) - py * Math.sin(lean),
      core.y + px * Math.sin(lean) + py * Math.cos(lean),
      reach > 2 ? 15 : 9,
      skin,
      240,
    )
  }
}

/** `count` points spread evenly on a unit sphere. */
function spread(count: number, turn: number, lean: number): Vec[] {
  return Array.from({ length: count }, (_, index) => {
    const y = 1 - (2 * (index + 0.5)) / count
    const around = Math.sqrt(1 - y * y)
    const angle = index * 2.399963 + turn
    const [x, z] = [Math.cos(angle) * around, Math.sin(angle) * around]
    return [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean), z]
  })
}

/** Columns of light on a hexagonal field; tall ones are warm, and the tallest carries a star. */
function columns(sheet: Sheet, random: Random, tint: Tint): void {
  const see = projector({
    yaw: random.between(-32, 32),
    pitch: -random.between(24, 32),
    roll: 0,
    distance: 900,
    focal: 1060,
    cx: width * 0.5,
    cy: height * 0.63,
  })
  const noise = smoothNoise(random, 3)
  const heart = { x: random.between(-150, 150), z: random.between(-90, 30) }
  const center = see([heart.x, 0, heart.z])
  sheet.focus = center.x
  sky(sheet, random, 70, (_, y) => share(y, 120, 260))
  glow(sheet, center.x, center.y - 60, 460, tint.main, 0.36)
  const step = 76
  const cells: { x: number; z: number; depth: number; tall: number }[] = []
  for (let row = -13; row <= 13; row++)
    for (let column = -16; column <= 16; column++) {
      const [x, z] = [(column + (row % 2 ? 0.5 : 0)) * step, row * step * 0.866]
      const near = Math.exp(-(((x - heart.x) / 260) ** 2 + ((z - heart.z) / 240) ** 2))
      const tall = Math.max(
        0,
        near * (0.45 + 0.75 * Math.abs(noise(x / 90, z / 90))) * 300 + 26 * noise(x / 160, z / 160),
      )
      cells.push({ x, z, depth: see([x, 0, z]).depth, tall })
    }
  for (const { x, z, depth, tall } of cells.toSorted((a, b) => b.depth - a.depth)) {
    const fade = share(depth, 1800, 800) * share(depth, 260, 420)
    if (fade <= 0.02) continue
    const hexagon = Array.from({ length: 7 }, (_, corner) =>
      see([
        x + Math.cos((corner * Math.PI) / 3 + Math.PI / 6) * 30,
        0,
        z + Math.sin((corner * Math.PI) / 3 + Math.PI / 6) * 30,
      ]),
    )
    sheet.stroke(through(hexagon), '#34425c', 0.9, fade)
    if (tall < 14) continue
    const [foot, head] = [see([x, 0, z]), see([x, tall, z])]
    const warm = share(tall, 46, 190)
    const ink = sheet.linear(
      `0 ${warm > 0.25 ? tint.main : tint.counter} 0.05, 1 ${warm > 0.5 ? tint.white : warm > 0.25 ? tint.main : tint.counter} 0.95`,
      [foot.x, foot.y, foot.x + 0.01, head.y],
    )
    sheet.stroke(through([foot, head]), ink, mix(1.4, 4, warm) * foot.scale, fade)
    if (warm > 0.62) glow(sheet, head.x, head.y, 30 * head.scale, tint.bright, 0.55)
    sheet.disc(
      head.x,
      head.y,
      mix(2, 5.5, warm) * head.scale,
      warm > 0.5 ? '#ffe3bd' : warm > 0.25 ? palette.accent : '#a7d8ff',
      `opacity="${round(fade)}"`,
    )
  }
  const peak = cells.reduce((best, next) => (next.tall > best.tall ? next : best))
  const top = see([peak.x, peak.tall, peak.z])
  star(sheet, top.x, top.y, 13, 1)
}
