import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import sharp from 'sharp'
import { height, width, glow } from './bodies'
import type { Brand } from './brand'
import type { Shoot } from './browser'
import { side, type CharacterName, characters } from './characters'
import { coverArt, type Art, type Subject } from './cover-art'
import { brandPictures } from './icons'
import { coverPage, figurePage, searchPage, socialPage, type CardText } from './pages'
import { palette } from './palette'
import type { Picture } from './pictures'
import { createRandom } from './random'
import { createSheet } from './sheet'

/** Converts a screenshot to WebP at the best quality within `limit` bytes. Throws a RangeError when none fits. */
function webpWithin(png: Buffer, limit: number): Promise<Buffer> {
  return bestWithin(limit, [92, 86, 80, 74, 68, 62, 56], (quality) =>
    sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  )
}

/** Converts a screenshot to a PNG with a palette at the best quality within `limit` bytes. Throws a RangeError when none fits. */
function pngWithin(png: Buffer, limit: number): Promise<Buffer> {
  return bestWithin(limit, [90, 80, 70, 60, 50], (quality) =>
    sharp(png).png({ palette: true, quality, dither: 1, effort: 10 }).toBuffer(),
  )
}

async function bestWithin(
  limit: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const data = await encode(quality)
    if (data.length <= limit) return data
  }
  throw new RangeError(`does not fit into ${limit} bytes at quality ${qualities.at(-1)}`)
}

/** The page that shows one avatar, `side` pixels wide and tall. Without a character the seed picks one. */
function avatarPage(seed: string, character?: CharacterName): string {
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

/** The largest files that visitors load, in bytes. */
const maxBytes = { cover: 90_000, card: 120_000, avatar: 12_000, figure: 60_000 }

type StudioOptions = {
  /** Takes the screenshots; `createBrowser` makes one. */
  shoot: Shoot
  brand: Brand
  /** CSS with the `@font-face` rules of the families Inter and Mono, for the words on social cards. */
  fontFaces: string
  /** Any text. Another one gives every subject another composition and light. */
  edition?: string
}

export type Studio = ReturnType<typeof createStudio>

/** The pictures of one brand. Nothing is drawn until a picture's `draw` is called, usually by `drawPictures`. */
export function createStudio({ shoot, brand, fontFaces, edition = '' }: StudioOptions) {
  const card = (path: string, html: string, cardHeight: 675 | 630): Picture => ({
    path,
    source: `${cardHeight}${html}`,
    draw: async () =>
      pngWithin(await shoot({ html, width: 1200, height: cardHeight, scale: 1 }), maxBytes.card),
  })

  return {
    /** The art of a subject. Throws a RangeError when its theme has no such composition. */
    art: (subject: Subject): Art => coverArt(subject, edition),

    /** A cover, WebP of 1920×1096. */
    cover(path: string, art: Art): Picture {
      const html = coverPage(art)
      return {
        path,
        source: html,
        draw: async () => webpWithin(await shoot({ html, width, height, scale: 2 }), maxBytes.cover),
      }
    },

    /** A card for social networks, PNG of 1200×675, with words. */
    socialCard: (path: string, art: Art, text: CardText): Picture =>
      card(path, socialPage(art, text, brand, fontFaces), 675),

    /** A card for search results, PNG of 1200×630, without words. */
    searchCard: (path: string, art: Art): Picture => card(path, searchPage(art, brand), 630),

    /** An avatar, WebP of 320×320. Without a character the seed picks one. */
    avatar(path: string, seed: string, character?: CharacterName): Picture {
      const html = avatarPage(seed, character)
      return {
        path,
        source: html,
        draw: async () =>
          webpWithin(await shoot({ html, width: side, height: side, scale: 1 }), maxBytes.avatar),
      }
    },

    /** A figure of an article, WebP at twice its size. Takes SVG markup and its size. */
    figure(path: string, svg: string, size: { width: number; height: number }): Picture {
      const html = figurePage(svg, size, fontFaces)
      return {
        path,
        source: html,
        draw: async () => webpWithin(await shoot({ html, ...size, scale: 2 }), maxBytes.figure),
      }
    },

    /** Logo and icons, as files below `folder`, the folder that the site serves from its root. */
    brand: (folder: string): Picture[] => brandPictures(brand, folder),
  }
}

/** A WebP or PNG file as art, for the cards of a cover that was made by hand. */
export function artFromFile(file: string): Art {
  const data = readFileSync(file).toString('base64')
  const markup = `<image href="data:image/${extname(file).slice(1)};base64,${data}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
  return { markup, focus: width / 2 }
}
