import { glow } from './bodies'
import { characters, side, type CharacterName } from './characters'
import { palette } from './palette'
import { createRandom } from './random'
import { createSheet } from './sheet'

/** The page that shows one avatar, `side` pixels wide and tall. Without a character the seed picks one. */
export function avatarPage(seed: string, character?: CharacterName): string {
  const random = createRandom(seed)
  const names = Object.keys(characters) as CharacterName[]
  const { light, draw } = characters[character ?? names[random.whole(0, names.length - 1)] ?? 'ringed']
  const sheet = createSheet()
  const center = side / 2
  sheet.add(`<rect width="${side}" height="${side}" fill="${palette.raised}"/>`)
  glow(sheet, center, center, 190, light, 0.34)
  // Enlarge the drawing a little, because avatars are shown in a round frame of 40 px.
  sheet.add(`<g transform="translate(${center} ${center}) scale(1.13) translate(${-center} ${-center})">`)
  draw(sheet, random)
  sheet.add('</g>')
  return `<!doctype html><style>*{margin:0}svg{display:block}</style><svg width="${side}" height="${side}">${sheet.toString()}</svg>`
}
