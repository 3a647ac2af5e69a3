export type Vec = readonly [x: number, y: number, z: number]

/** A camera that looks at the origin. Angles are in degrees, the rest in drawing units; `cx`, `cy` is the picture's center. */
export type Camera = {
  yaw: number
  pitch: number
  roll: number
  distance: number
  focal: number
  cx: number
  cy: number
}

export type Seen = {
  x: number
  y: number
  /** Drawing units per unit of space. */
  scale: number
  depth: number
}

/** Projects points in space (y points up) onto the picture. */
export function projector(camera: Camera): (point: Vec) => Seen {
  const yaw = turn(camera.yaw)
  const pitch = turn(camera.pitch)
  const roll = turn(camera.roll)
  return ([x, y, z]) => {
    const [x1, z1] = [x * yaw.cos + z * yaw.sin, -x * yaw.sin + z * yaw.cos]
    const [y2, z2] = [y * pitch.cos - z1 * pitch.sin, y * pitch.sin + z1 * pitch.cos]
    const [x3, y3] = [x1 * roll.cos - y2 * roll.sin, x1 * roll.sin + y2 * roll.cos]
    const depth = camera.distance + z2
    const scale = camera.focal / Math.max(depth, 1)
    return { x: camera.cx + x3 * scale, y: camera.cy - y3 * scale, scale, depth }
  }
}

function turn(angle: number) {
  const radians = (angle * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

/** Position of `value` between `from` and `to`, as a number from 0 to 1. */
export function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** The number between `a` (`t` is 0) and `b` (`t` is 1). */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** An angle in degrees, clockwise from the right as in SVG. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
