import { round } from './geometry'

/** Color stops, such as `0 #ffd9a6 0.9, 1 #07090f`: offset, color and opacity, which is 1 if left out. */
type Stops = string

export type Sheet = ReturnType<typeof createSheet>

/**
 * Builds an SVG drawing. Methods that define a gradient, filter or clip return its `url(#…)`, `add` appends markup, and
 * `toString` returns the inner markup.
 */
export function createSheet() {
  const defs: string[] = []
  const body: string[] = []

  function define(make: (id: string) => string): string {
    const id = `s${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }

  return {
    /** Distance of the subject from the left edge, in drawing units. A social card keeps it clear of the words. */
    focus: 480,
    add: (...markup: string[]) => void body.push(...markup),
    disc: (...args: Parameters<typeof disc>) => void body.push(disc(...args)),
    outline: (...args: Parameters<typeof outline>) => void body.push(outline(...args)),
    stroke: (...args: Parameters<typeof stroke>) => void body.push(stroke(...args)),
    /** Radial gradient relative to the box of the shape. `focus` is its bright point. */
    radial: (stops: Stops, focus: readonly [number, number] = [0.5, 0.5], reach = 0.5) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${round(0.5 + (focus[0] - 0.5) * 0.5)}" cy="${round(0.5 + (focus[1] - 0.5) * 0.5)}" fx="${round(focus[0])}" fy="${round(focus[1])}" r="${round(reach)}">${list(stops)}</radialGradient>`,
      ),
    /** Linear gradient in drawing units. */
    linear: (stops: Stops, [x1, y1, x2, y2]: readonly [number, number, number, number]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${list(stops)}</linearGradient>`,
      ),
    /** Radial gradient in drawing units. */
    radialAt: (stops: Stops, x: number, y: number, r: number) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(r)}">${list(stops)}</radialGradient>`,
      ),
    blur: (deviation: number) =>
      define(
        (id) =>
          `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${round(deviation)}"/></filter>`,
      ),
    clip: (shape: string) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    toString: () => `<defs>${defs.join('')}</defs>${body.join('')}`,
  }
}

function list(stops: Stops): string {
  return stops
    .split(', ')
    .map((stop) => stop.split(' '))
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${round(Number(opacity))}"/>`,
    )
    .join('')
}

/** A circle element. */
export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
}

/** A path element with a stroke and no fill. */
export function stroke(d: string, paint: string, weight: number, opacity = 1, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${round(weight)}" opacity="${round(opacity)}" ${more}/>`
}

/** A circle without fill. */
export function outline(x: number, y: number, r: number, paint: string, weight: number, more = ''): string {
  return disc(x, y, r, 'none', `stroke="${paint}" stroke-width="${weight}"${more && ' '}${more}`)
}
