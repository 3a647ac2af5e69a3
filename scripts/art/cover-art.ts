import { coldTint, warmTint } from './palette'
import { createRandom } from './random'
import { createSheet } from './sheet'
import { themes, type Draw, type Theme } from './themes'

/** What a picture is drawn for. */
export type Subject = {
  /** Seed: the same text always gives the same picture. */
  seed: string
  theme: Theme
  /** Name of one composition of the theme; without it the seed decides. */
  composition?: string
  /** Light of the picture; without it the seed decides. */
  light?: 'warm' | 'cold'
}

/**
 * Turns the choices of all seeds at once. It was searched for so that the posts of the first edition get every
 * composition of their theme once; changing it redraws every cover.
 */
const edition = 'edition-32210'

/** Four in ten pictures are lit cold. */
const coldShare = 0.4

/** Markup of a picture in a 960×548 space, and where from the left its subject stands. */
export type Art = { markup: string; focus: number }

/** Draws a subject. Throws when the composition is unknown. */
export function coverArt({ seed, theme, composition, light }: Subject): Art {
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
