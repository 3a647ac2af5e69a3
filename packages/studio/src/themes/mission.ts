import { type Skin, glow, height } from '../bodies'
import { round } from '../geometry'
import { smooth } from '../lines'
import { type Scene, type Spot, createScene, middle, slab, sun } from '../scene'
import { stroke } from '../sheet'
import { degrees, mix } from '../space'

/** The pictures of the course: one per chapter, showing its subject, and the system of them all. For dark and light pages. */
export const mission = onScene({
  system,
  dawn,
  versions,
  shareable,
  entities,
  enums,
  external,
  fields,
  resolvability,
})

/** Compositions of a scene, as compositions of a sheet. */
function onScene<Name extends string>(drawings: Record<Name, (scene: Scene) => void>) {
  return Object.fromEntries(
    Object.entries<(scene: Scene) => void>(drawings).map(([name, draw]) => [
      name,
      (...input: Parameters<typeof createScene>) => draw(createScene(...input)),
    ]),
  ) as Record<Name, (...input: Parameters<typeof createScene>) => void>
}

/** Seven bodies around the star, three of them near and lit, four still dark. */
function system(scene: Scene): void {
  const { sheet, tint } = scene
  scene.space({ ...middle, r: 460 }, { x: 820, y: 80, r: 420 })
  for (let index = 0; index < 7; index++) {
    const r = 84 + index * 34
    const angle = 2.1 + index * 2.4
    const written = index < 3
    scene.circle({ ...middle, r }, { dashed: !written, opacity: written ? 0.9 : 0.55 })
    const at = { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle), r: written ? 19 : 12 }
    const light = degrees(angle) + 180
    scene.body(at, written ? (index === 1 ? tint.skin : tint.counterSkin) : 'night', light)
  }
  sun(sheet, scene, { ...middle, r: 42 })
}

/** The star alone, before a sky that page elements are drawn on. */
function dawn(scene: Scene): void {
  const { sheet } = scene
  scene.space({ ...middle, r: 520 }, { x: 850, y: 60, r: 460 })
  glow(sheet, 90, height + 40, 420, scene.day ? '#9aa8ff' : '#4b5bd0', scene.day ? 0.35 : 0.3)
  sun(sheet, scene, { ...middle, r: 38 })
}

/** An old world with one plain ring and a new one with many, whose rings pass through each other. */
function versions(scene: Scene): void {
  const { sheet, tint } = scene
  sheet.focus = 320
  const old = { x: 300, y: 292, r: 98 }
  const young = { x: 664, y: 256, r: 98 }
  scene.space({ x: 260, y: 300, r: 420 }, { x: 720, y: 240, r: 420 })
  const rings = (near: boolean) => {
    for (const reach of [2.02, 2.1, 2.18])
      scene.halfRing({ ...old, r: old.r * reach }, { flat: 0.26, lean: 9, near }, tint.bright, 3.4, 0.95)
    for (let reach = 1.4; reach < 2.5; reach += 0.075)
      scene.halfRing(
        { ...young, r: young.r * reach },
        { flat: 0.24, lean: -13, near },
        reach % 0.3 < 0.08 ? tint.counter : scene.paper.line,
        1.3,
        near ? 0.95 : 0.6,
      )
  }
  rings(false)
  scene.body(old, tint.skin, 215, 9)
  scene.body(young, tint.counterSkin, 215, -13)
  rings(true)
  glow(sheet, 488, 306, 96, tint.bright, 0.7)
  scene.bead({ x: 488, y: 306, r: 9 }, tint.skin, true)
  scene.bead({ x: 142, y: 224, r: 10 }, 'stone')
  for (const [x, y, r] of [
    [866, 158, 12],
    [820, 366, 8],
    [560, 128, 7],
  ] as const)
    scene.bead({ x, y, r }, tint.counterSkin)
}

/** One small body that two worlds light from both sides. */
function shareable(scene: Scene): void {
  const { sheet, tint } = scene
  sheet.focus = 230
  const [left, right] = [
    { x: 176, y: 236, r: 92 },
    { x: 784, y: 312, r: 92 },
  ]
  const field = { ...middle, r: 44 }
  scene.space({ ...left, r: 400 }, { ...right, r: 400 })
  for (const [from, paint, side] of [
    [left, tint.bright, 1],
    [right, tint.counter, -1],
  ] as const) {
    for (let lane = -5; lane <= 5; lane++) {
      const start = { x: from.x + side * from.r * 0.7, y: from.y + lane * 9 }
      const d = smooth([
        start,
        { x: mix(start.x, field.x, 0.5), y: mix(start.y, field.y, 0.5) + lane * 1.6 },
        { x: field.x - side * field.r, y: field.y + lane * 3.4 },
      ])
      if (lane === 0) scene.ray(d, paint, 2.2)
      else sheet.stroke(d, paint, 1, 0.75 - Math.abs(lane) * 0.1)
    }
  }
  for (const [index, reach] of [1.55, 2.05, 2.7].entries())
    scene.circle({ ...field, r: field.r * reach }, { dashed: index === 1, opacity: 0.85 - index * 0.2 })
  scene.body(left, tint.skin, 320, -12)
  scene.body(right, tint.counterSkin, 150, -12)
  scene.body(field, tint.skin, 190)
  // The other half of the field, in the color of the other world.
  const half = sheet.clip(`<rect x="${field.x}" y="0" width="200" height="${height}"/>`)
  sheet.add(`<g clip-path="${half}">`)
  scene.body(field, tint.counterSkin, 350)
  sheet.add('</g>', stroke(`M${field.x} ${field.y - field.r}V${field.y + field.r}`, tint.white, 1.6, 0.9))
}

/** One body in three parts, held together by an axis of light. */
function entities(scene: Scene): void {
  const { sheet, tint } = scene
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

/** Two sets of values that overlap; the values in both are lit. */
function enums(scene: Scene): void {
  const { sheet, tint } = scene
  const r = 190
  const [left, right] = [
    { x: middle.x - 96, y: middle.y, r },
    { x: middle.x + 96, y: middle.y, r },
  ]
  scene.space({ ...left, r: 400 }, { ...right, r: 400 })
  for (const [set, color] of [
    [left, tint.bright],
    [right, tint.counter],
  ] as const) {
    const fill = sheet.radial(
      `0 ${color} 0.02, 0.7 ${color} 0.1, 1 ${color} ${scene.day ? 0.26 : 0.3}`,
      [0.5, 0.5],
    )
    sheet.disc(set.x, set.y, r, fill)
    scene.circle(set, { paint: color, weight: 2, opacity: 0.9 })
    scene.circle({ ...set, r: r * 1.12 }, { dashed: true, opacity: 0.7 })
  }
  glow(sheet, middle.x, middle.y, 150, tint.bright, 0.55)
  for (let row = -2; row <= 2; row++)
    for (let column = -4; column <= 4; column++) {
      const at = { x: middle.x + column * 60, y: middle.y + row * 60, r: 13 }
      const depth = (set: Spot) => r - Math.hypot(at.x - set.x, at.y - set.y)
      const [inLeft, inRight] = [depth(left) > 17, depth(right) > 17]
      // Leave out values on a border, which would be in neither set.
      if ([left, right].some((set) => Math.abs(depth(set)) < 17)) continue
      if (inLeft && inRight) scene.bead({ ...at, r: 16 }, 'warm', true)
      else if (inLeft || inRight) scene.bead(at, inLeft ? 'stone' : 'cool')
    }
}

/** The outline of a body, joined by a dotted path to the body that it stands for. */
function external(scene: Scene): void {
  const { sheet, tint } = scene
  const ghost = { x: 262, y: 306, r: 104 }
  const real = { x: 706, y: 242, r: 116 }
  scene.space({ ...real, r: 440 }, { ...ghost, r: 360 })
  for (const reach of [1.35, 1.8])
    scene.circle({ ...real, r: real.r * reach }, { opacity: 0.8 - reach * 0.2 })
  sheet.disc(ghost.x, ghost.y, ghost.r, tint.counter, `opacity="${scene.day ? 0.08 : 0.07}"`)
  scene.circle(ghost, { dashed: true, weight: 3, paint: tint.counter })
  for (const reach of [0.78, 0.5])
    scene.circle({ ...ghost, r: ghost.r * reach }, { dashed: true, opacity: 0.7, paint: tint.counter })
  for (const [lift, lit] of [
    [-150, true],
    [-96, false],
  ] as const) {
    const points = Array.from({ length: 33 }, (_, step) => {
      const u = step / 32
      return {
        x: mix(ghost.x + 30, real.x - 30, u),
        y: mix(ghost.y - 92, real.y - 70, u) + lift * Math.sin(Math.PI * u) * 0.8,
      }
    })
    if (lit) scene.ray(smooth(points), tint.bright, 1.6)
    else
      sheet.stroke(
        smooth(points),
        scene.paper.line,
        1.4,
        0.9,
        'stroke-dasharray="2 7" stroke-linecap="round"',
      )
    for (const step of lit ? [8, 16, 24] : []) {
      const point = points[step]
      if (point) scene.bead({ ...point, r: 7.5 }, tint.skin, true)
    }
  }
  scene.body(real, tint.skin, 215, -14)
}

/** Streams of unlike width that a ring turns into one. */
function fields(scene: Scene): void {
  const { sheet, tint } = scene
  const gate = { x: 520, y: middle.y, r: 92 }
  scene.space({ x: 760, y: middle.y, r: 420 }, { x: 180, y: 200, r: 400 })
  const lanes = [
    { y: 96, weight: 26, skin: tint.counterSkin },
    { y: 186, weight: 12, skin: 'stone' },
    { y: 274, weight: 34, skin: tint.counterSkin },
    { y: 362, weight: 9, skin: tint.counterSkin },
    { y: 452, weight: 19, skin: 'stone' },
  ] as const
  const ink = sheet.linear(
    `0 ${tint.counter} ${scene.day ? 0.25 : 0.15}, 0.55 ${tint.counter} 0.7, 1 ${tint.bright} 0.95`,
    [90, 0, gate.x, 0],
  )
  scene.halfRing(gate, { flat: 0.3, lean: 90, near: false }, tint.bright, 3, 0.9)
  for (const [index, { y, weight }] of lanes.entries()) {
    const end = gate.y + (index - 2) * 12
    sheet.stroke(`M120 ${y}C300 ${y} 360 ${end} ${gate.x} ${end}`, ink, weight * 0.55 + 4, 0.55)
    sheet.stroke(`M120 ${y}C300 ${y} 360 ${end} ${gate.x} ${end}`, tint.white, 1.4, scene.day ? 0.95 : 0.5)
  }
  const band = sheet.linear(`0 ${tint.bright} 1, 1 ${tint.main} 0.7`, [gate.x, 0, 800, 0])
  sheet.stroke(`M${gate.x} ${gate.y}H800`, band, 62, scene.day ? 0.5 : 0.38)
  for (let lane = -2; lane <= 2; lane++)
    scene.ray(`M${gate.x} ${gate.y + lane * 13}H790`, tint.bright, lane === 0 ? 2.2 : 1.1)
  for (const { y, weight, skin } of lanes) scene.body({ x: 112, y, r: 13 + weight * 0.5 }, skin, 200)
  glow(sheet, gate.x, gate.y, 120, tint.bright, 0.95)
  scene.halfRing(gate, { flat: 0.3, lean: 90, near: true }, tint.bright, 5, 1)
  scene.halfRing({ ...gate, r: 112 }, { flat: 0.3, lean: 90, near: true }, scene.paper.line, 1.4, 0.9)
  scene.body({ x: 806, y: gate.y, r: 84 }, tint.skin, 190, -8)
}

/** A net of bodies with one lit path to the target, and a body that no path reaches. */
function resolvability(scene: Scene): void {
  const { sheet, tint } = scene
  scene.space({ x: 800, y: 200, r: 420 }, { x: 160, y: 360, r: 400 })
  const nodes = [
    { x: 128, y: 316, r: 36 },
    { x: 286, y: 172, r: 18 },
    { x: 318, y: 408, r: 22 },
    { x: 462, y: 286, r: 26 },
    { x: 520, y: 120, r: 15 },
    { x: 584, y: 424, r: 18 },
    { x: 654, y: 226, r: 22 },
    { x: 826, y: 196, r: 52 },
  ]
  const line = ([from, to]: readonly [number, number]) => {
    const [a, b] = [nodes[from], nodes[to]]
    return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''
  }
  const edges = [
    [0, 1],
    [1, 3],
    [1, 4],
    [2, 5],
    [3, 5],
    [4, 6],
    [5, 6],
  ] as const
  for (const edge of edges) sheet.stroke(line(edge), scene.paper.line, 1.5, 0.9)
  for (const step of [
    [0, 2],
    [2, 3],
    [3, 6],
    [6, 7],
  ] as const)
    scene.ray(line(step), tint.bright, 2.6)
  const lost = { x: 800, y: 420, r: 24 }
  sheet.stroke(
    `M602 424H${lost.x - 44}`,
    scene.paper.line,
    1.6,
    0.9,
    'stroke-dasharray="2 8" stroke-linecap="round"',
  )
  scene.circle({ ...lost, r: 40 }, { dashed: true, weight: 2 })
  scene.body(lost, 'night', 180)
  for (const [index, node] of nodes.entries()) {
    const onPath = [0, 2, 3, 6, 7].includes(index)
    if (onPath) glow(sheet, node.x, node.y, node.r * 2.6, tint.bright, 0.6)
    scene.body(
      node,
      onPath ? (index === 0 ? tint.counterSkin : tint.skin) : 'stone',
      215,
      index === 7 ? -14 : undefined,
    )
  }
  scene.circle({ x: 826, y: 196, r: 84 }, { opacity: 0.8 })
}
