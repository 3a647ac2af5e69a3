import { coldTint, warmTint } from './palette'
import { createRandom } from './random'
import { createSheet } from './sheet'
import { themes, type Draw, type Theme } from './themes'

/** What decides how a picture looks. */
export type Subject = {
  /** The same text always gives the same picture. */
  seed: string
  theme: Theme
  /** Name of one composition of the theme. Without it the seed decides. */
  composition?: string
  /** Without it the seed decides. */
  light?: 'warm' | 'cold'
}

/** The share of pictures that are lit cold. */
const coldShare = 0.4

/** SVG markup in a space of 960×548 units, and the distance of its subject from the left edge. */
export type Art = { markup: string; focus: number }

/**
 * Draws a subject. `edition` is mixed into the choice of composition and light, so changing it redraws every picture.
 * Throws a RangeError when the theme has no such composition.
 */
export function coverArt({ seed, theme, composition, light }: Subject, edition: string): Art {
  const choice = createRandom(`${edition}/${seed}`)
  const drawings = Object.entries<Draw>(themes[theme])
  const chosen = drawings[Math.floor(choice.next() * drawings.length)]
  const cold = choice.chance(coldShare)
  const tint = (light ? light === 'cold' : cold) ? coldTint : warmTint
  const draw = composition ? drawings.find(([name]) => name === composition)?.[1] : chosen?.[1]
  if (!draw)
    throw new RangeError(
      `no composition "${composition}" in theme "${theme}"; known: ${Object.keys(themes[theme]).join(', ')}`,
    )
  const sheet = createSheet()
  draw(sheet, createRandom(seed), tint)
  return { markup: sheet.toString(), focus: sheet.focus }
}
