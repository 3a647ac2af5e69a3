import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { avatarPage } from './avatar'
import { height, width } from './bodies'
import type { Brand } from './brand'
import type { Shoot } from './browser'
import { side, type CharacterName } from './characters'
import { coverArt, type Art, type Subject } from './cover-art'
import { pngWithin, webpWithin } from './encode'
import { brandPictures } from './icons'
import { coverPage, figurePage, searchPage, socialPage, type CardText } from './pages'
import type { Picture } from './pictures'

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
