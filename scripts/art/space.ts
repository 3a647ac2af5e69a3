export type Vec = readonly [x: number, y: number, z: number]

/** Where the eye stands: angles in degrees, distance and focal length in drawing units, center of the picture. */
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
  /** Units of the drawing per unit of space. */ scale: number
  depth: number
}

/** Turns points of space (y up, origin looked at) into points of the picture. */
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

function turn(degrees: number) {
  const radians = (degrees * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

/** Moves `value` from one range to 0–1, clamped. */
export function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
