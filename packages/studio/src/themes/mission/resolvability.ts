import { glow } from '../../bodies'
import { stroke } from '../../lines'
import type { Tint } from '../../palette'
import type { Random } from '../../random'
import { createScene } from '../../scene'
import type { Sheet } from '../../sheet'
import { middle } from './middle'

/** A net of bodies with one lit path to the target, and a body that no path reaches. */
export function resolvability(sheet: Sheet, random: Random, tint: Tint): void {
  const scene = createScene(sheet, random, tint)
  sheet.focus = middle.x
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
  for (const edge of edges) sheet.add(stroke(line(edge), scene.paper.line, 1.5, 0.9))
  for (const step of [
    [0, 2],
    [2, 3],
    [3, 6],
    [6, 7],
  ] as const)
    scene.ray(line(step), tint.bright, 2.6)
  const lost = { x: 800, y: 420, r: 24 }
  sheet.add(
    stroke(
      `M602 424H${lost.x - 44}`,
      scene.paper.line,
      1.6,
      0.9,
      'stroke-dasharray="2 8" stroke-linecap="round"',
    ),
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
