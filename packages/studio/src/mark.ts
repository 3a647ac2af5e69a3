import type { Mark } from './brand'
import { palette } from './palette'

/** The gradient that `markSvg` refers to, for the `<defs>` of the same SVG. */
export const warmGradient = `<linearGradient id="warm" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${palette.coral}"/><stop offset="1" stop-color="${palette.amber}"/></linearGradient>`

/** The mark as SVG elements in a 32-unit square: orbit and body in `ink`, the planet in the warm gradient. */
export function markSvg({ transform, orbit, planet, body }: Mark, ink: string): string {
  return `<g transform="${transform}"><path fill="${ink}" d="${orbit}"/><circle cx="${planet.cx}" r="${planet.r}" fill="url(#warm)"/><circle cx="${body.cx}" r="${body.r}" fill="${ink}"/></g>`
}
