import { readFileSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { height, width } from './bodies'
import type { Shoot } from './browser'
import { coverPage, searchPage, socialPage, type Art, type Brand, type CardText } from './pages'
import type { Picture } from './pictures'
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

/** Draws a subject. Another `edition` redraws most pictures. Throws a RangeError when the theme has no such composition. */
function coverArt({ seed, theme, composition, light }: Subject, edition: string): Art {
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

/** The formats of pictures, with the qualities that are tried. A PNG has a palette. */
const formats = {
  webp: { qualities: [92, 86, 80, 74, 68, 62, 56], options: { effort: 5, smartSubsample: true } },
  png: { qualities: [90, 80, 70, 60, 50, 40, 30], options: { palette: true, dither: 1, effort: 10 } },
}

/** Converts a screenshot at the best quality within `limit` bytes. Throws a RangeError when none fits. */
async function encode(screenshot: Buffer, format: keyof typeof formats, limit: number): Promise<Buffer> {
  const { qualities, options } = formats[format]
  for (const quality of qualities) {
    const data = await sharp(screenshot)
      .toFormat(format, { ...options, quality })
      .toBuffer()
    if (data.length <= limit) return data
  }
  throw new RangeError(`does not fit into ${limit} bytes at quality ${qualities.at(-1)}`)
}

const avatarSide = 320
const characters = fileURLToPath(new URL('../characters/', import.meta.url))

/** The page that shows one avatar. Without the name of a character the seed picks one. */
function avatarPage(seed: string, character?: string): string {
  const files = readdirSync(characters).toSorted()
  const file = character ? `${character}.svg` : createRandom(seed).pick(files as [string, ...string[]])
  return `<!doctype html><style>*{margin:0}svg{display:block}</style>${readFileSync(characters + file, 'utf8')}`
}

/** The largest files that visitors load, in bytes. */
const maxBytes = { cover: 90_000, card: 120_000, avatar: 12_000 }

type StudioOptions = {
  /** Takes the screenshots; `createBrowser` makes one. */
  shoot: Shoot
  brand: Brand
  /** CSS with the `@font-face` rules of the families Inter and Mono, for the words on social cards. */
  fontFaces: string
  /** Any text. Another one gives subjects another light, and another composition where a theme has several. */
  edition?: string
}

/** The pictures of one brand. Nothing is drawn until a picture's `draw` is called, usually by `drawPictures`. */
export function createStudio({ shoot, brand, fontFaces, edition = '' }: StudioOptions) {
  const card = (path: string, html: string, cardHeight: 675 | 630): Picture => ({
    path,
    source: `${cardHeight}${html}`,
    draw: async () =>
      encode(await shoot({ html, width: 1200, height: cardHeight, scale: 1 }), 'png', maxBytes.card),
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
        draw: async () => encode(await shoot({ html, width, height, scale: 2 }), 'webp', maxBytes.cover),
      }
    },

    /** A card for social networks, PNG of 1200×675, with words. */
    socialCard: (path: string, art: Art, text: CardText): Picture =>
      card(path, socialPage(art, text, brand, fontFaces), 675),

    /** A card for search results, PNG of 1200×630, without words. */
    searchCard: (path: string, art: Art): Picture => card(path, searchPage(art, brand), 630),

    /** An avatar, WebP of 320×320. Without a character the seed picks one. */
    avatar(path: string, seed: string, character?: string): Picture {
      const html = avatarPage(seed, character)
      return {
        path,
        source: html,
        draw: async () =>
          encode(
            await shoot({ html, width: avatarSide, height: avatarSide, scale: 1 }),
            'webp',
            maxBytes.avatar,
          ),
      }
    },
  }
}

/** A file as art: WebP, PNG, or an SVG of 960×548 units, whose `data-focus` is its subject's distance from the left. */
export function artFromFile(file: string): Art {
  const type = extname(file).slice(1)
  if (type === 'svg') {
    const svg = readFileSync(file, 'utf8')
    return { markup: svg, focus: attribute(svg, 'data-focus') ?? width / 2 }
  }
  const data = readFileSync(file).toString('base64')
  const markup = `<image href="data:image/${type};base64,${data}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
  return { markup, focus: width / 2 }
}

/** A number among the attributes of an SVG document. */
function attribute(svg: string, name: string): number | undefined {
  const text = new RegExp(`^<svg [^>]*\\b${name}="([\\d.]+)"`).exec(svg)?.[1]
  return text === undefined ? undefined : Number(text)
}
