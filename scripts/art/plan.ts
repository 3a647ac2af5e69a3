import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { categories, posts } from '@/content/collections'
import { fillVariables } from '@/content/fill-variables'
import { displayPath } from '@/content/source'
import type { Shoot } from './browser'
import { coverArt, type Art, type Subject } from './cover-art'
import { height, width } from './bodies'
import { pngWithin, webpWithin } from './encode'
import { coverPage, searchPage, socialPage } from './layouts'
import { pageSocials } from './pages'
import type { Picture } from './picture'
import type { Theme } from './themes'

/** Files that visitors load, in bytes. */
const coverLimit = 90_000
const socialLimit = 120_000

/** The family of a post that names none, by its category. */
const themeOf: Record<string, Theme> = {
  engineering: 'transfer',
  education: 'strata',
  'case-study': 'orbit',
  comparison: 'lattice',
  culture: 'signal',
  announcements: 'beacon',
}

/** Those of the slugs that no post has. */
export function unknownPosts(slugs: readonly string[]): string[] {
  const known = new Set(posts.read().entries.map(({ slug }) => slug))
  return slugs.filter((slug) => !known.has(slug))
}

/** Cover, social picture and search picture of posts; of all, or of those whose slug is named. */
export function postPictures(shoot: Shoot, slugs: readonly string[]): Picture[] {
  return posts
    .read()
    .entries.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
    .flatMap(({ slug, file, data }) => {
      const folder = path.dirname(displayPath(file))
      const { custom = false, name, seo_theme } = data.cover_options ?? {}
      const cover = path.join(folder, 'cover.webp')
      const keep = custom && existsSync(cover)
      const art = keep
        ? embedded(cover)
        : coverArt({ seed: slug, theme: seo_theme ?? themeOf[data.category] ?? 'orbit', composition: name })
      const words = { title: fillVariables(data.title), eyebrow: categoryTitle(data.category) }
      return [
        ...(keep ? [] : [webp(shoot, cover, art)]),
        png(shoot, path.join(folder, 'social.png'), socialPage(art, words), 675),
        png(shoot, path.join(folder, 'seo.png'), searchPage(art), 630),
      ]
    })
}

/** Social pictures of pages that have none of their own. */
export function pagePictures(shoot: Shoot): Picture[] {
  return pageSocials.map(({ file, title, eyebrow, theme, composition, light }) => {
    const subject: Subject = { seed: `page/${file}`, theme, composition, light }
    return png(shoot, `public/brand/${file}.png`, socialPage(coverArt(subject), { title, eyebrow }), 675)
  })
}

function webp(shoot: Shoot, file: string, art: Art): Picture {
  const html = coverPage(art)
  return {
    path: file,
    source: html,
    make: async () => webpWithin(await shoot({ html, width, height, scale: 2 }), coverLimit),
  }
}

function png(shoot: Shoot, file: string, html: string, tall: 675 | 630): Picture {
  return {
    path: file,
    source: `${tall}${html}`,
    make: async () => pngWithin(await shoot({ html, width: 1200, height: tall, scale: 1 }), socialLimit),
  }
}

/** A hand-made cover as the art of the other two pictures. */
function embedded(file: string): Art {
  const data = readFileSync(file).toString('base64')
  const markup = `<image href="data:image/webp;base64,${data}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
  return { markup, focus: width / 2 }
}

function categoryTitle(slug: string): string {
  return categories().find((category) => category.slug === slug)?.title ?? slug
}
