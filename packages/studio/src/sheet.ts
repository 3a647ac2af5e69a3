import { round } from './geometry'

/** A color stop. Offset and opacity are from 0 to 1. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

export type Sheet = ReturnType<typeof createSheet>

/**
 * Builds an SVG drawing. Methods that define a gradient, filter or clip return its `url(#…)`; `add` appends markup;
 * `toString` returns the inner markup. Ids start with `prefix`, so that several sheets can share a page.
 */
export function createSheet(prefix = 's') {
  const defs: string[] = []
  const body: string[] = []

  function define(make: (id: string) => string): string {
    const id = `${prefix}${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }

  return {
    /** Distance of the subject from the left edge, in drawing units. A social card keeps it clear of the words. */
    focus: 480,
    add: (...markup: string[]) => void body.push(...markup),
    /** Radial gradient relative to the box of the shape. `focus` is its bright point. */
    radial: (stops: readonly Stop[], focus: readonly [number, number] = [0.5, 0.5], reach = 0.5) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${round(0.5 + (focus[0] - 0.5) * 0.5)}" cy="${round(0.5 + (focus[1] - 0.5) * 0.5)}" fx="${round(focus[0])}" fy="${round(focus[1])}" r="${round(reach)}">${list(stops)}</radialGradient>`,
      ),
    /** Linear gradient in drawing units. */
    linear: (stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${list(stops)}</linearGradient>`,
      ),
    /** Radial gradient in drawing units. */
    radialAt: (stops: readonly Stop[], x: number, y: number, r: number) =>
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

function list(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${round(opacity)}"/>`,
    )
    .join('')
}
