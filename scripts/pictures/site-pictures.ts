import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  artFromFile,
  createStudio,
  type Picture,
  type Shoot,
  type Subject,
  type Theme,
} from '@perigee/studio'
import { brand } from '@/config/brand'
import { site } from '@/config/site'
import { authors, categories, chapters, courses, pages, posts } from '@/content/collections'
import { drawnName, lightName } from '@/content/pictures'
import { displayPath } from '@/content/source'
import { socialDesigns, socialPicture } from '@/seo/social-pictures'
import { markBody, markOrbit, markPlanet, markTransform } from '@/ui/art/mark'
import { fontFaces } from '../font-faces'

/** The record of `drawPictures` for this site. */
export const drawnPictures = 'scripts/pictures/drawn-pictures.json'

/** Changing it redraws every cover. */
const edition = 'edition-32210'

/** The theme of a post that names none, by its category. */
const themes: Record<string, Theme> = {
  engineering: 'transfer',
  education: 'strata',
  'case-study': 'orbit',
  comparison: 'transfer',
  culture: 'signal',
  announcements: 'orbit',
}

/** The portraits of these authors. For other authors the seed picks one. */
const characters: Record<string, string> = {
  'ines-halvorsen': 'bob',
  'tomasz-brandl': 'beard',
  'odalys-ferreyra': 'curls',
  'kwabena-asare-lund': 'crop',
  'mirela-dobrescu-hale': 'long',
  'jun-takeshiro': 'swept',
  'saoirse-lindqvist': 'bun',
  'petra-vandermolen': 'wavy',
  'rafael-oyelaran': 'goatee',
  'corentin-abara': 'shaved',
  'thandiwe-aldersey': 'puff',
  'ilse-kjaerulff': 'pixie',
}

/** Collects the pictures of this site from content/. Takes the function that takes screenshots. */
export function sitePictures(shoot: Shoot) {
  const studio = createStudio({
    shoot,
    brand: {
      name: brand,
      mark: { transform: markTransform, orbit: markOrbit, planet: markPlanet, body: markBody },
    },
    fontFaces: fontFaces('Inter', 'inter') + fontFaces('Mono', 'jetbrains-mono'),
    edition,
  })

  /** Cover, social card and search card of every post, or of the posts with these slugs. */
  function ofPosts(slugs?: readonly string[]): Picture[] {
    const entries = posts.read().entries.filter(({ slug }) => slugs?.includes(slug) ?? true)
    return entries.flatMap(({ slug, file, data }) => {
      const folder = path.dirname(displayPath(file))
      const { custom = false, name: composition, seo_theme } = data.cover_options ?? {}
      const cover = path.join(folder, 'cover.webp')
      const handmade = custom && existsSync(cover)
      const theme = seo_theme ?? themes[data.category] ?? 'orbit'
      const art = handmade ? artFromFile(cover) : studio.art({ seed: slug, theme, composition })
      const text = { title: data.title, eyebrow: categoryTitle(data.category) }
      return [
        ...(handmade ? [] : [studio.cover(cover, art)]),
        studio.socialCard(path.join(folder, 'social.png'), art, text),
        studio.searchCard(path.join(folder, 'seo.png'), art),
      ]
    })
  }

  /** Search cards of the pages with the form-page layout, from their covers. */
  function ofFormPages(): Picture[] {
    return pages.read().entries.flatMap(({ file, data }) => {
      if (data.layout !== 'form-page' || !data.cover) return []
      const folder = path.dirname(displayPath(file))
      const art = artFromFile(path.join(folder, data.cover))
      return studio.searchCard(path.join(folder, drawnName(file, 'seo')), art)
    })
  }

  /** Covers of courses and pictures of chapters, for dark and light pages, and the social cards of both. */
  function ofCourses(): Picture[] {
    return courses.read().entries.flatMap(({ slug: course, file, data }) => {
      const folder = path.dirname(displayPath(file))
      const drawing = (subject: string) => `scripts/pictures/course/${subject}.svg`
      const art = (subject: string) => artFromFile(drawing(subject))
      const forBothThemes = (relative: string, subject: string) => [
        studio.cover(path.join(folder, relative), art(subject)),
        studio.cover(path.join(folder, lightName(relative)), artFromFile(lightName(drawing(subject)))),
      ]
      const texts = chapters.read().entries
      return [
        ...(data.cover ? forBothThemes(data.cover, 'system') : []),
        studio.socialCard(path.join(folder, drawnName(file, 'social')), art('system'), {
          title: data.title,
          eyebrow: 'Course',
        }),
        ...data.chapters.flatMap(({ id, picture }, index) => {
          const subject = existsSync(drawing(id)) ? id : 'system'
          const written = texts.filter(({ slug }) => slug === `${course}/${id}`)
          const cards = written.map((text) =>
            studio.socialCard(path.join(folder, drawnName(text.file, 'social')), art(subject), {
              title: text.data.title,
              eyebrow: `Chapter ${index + 1}`,
            }),
          )
          return [...(picture ? forBothThemes(picture, subject) : []), ...cards]
        }),
      ]
    })
  }

  /** An avatar beside each author's file that names one. */
  function ofAuthors(): Picture[] {
    return authors.read().entries.flatMap(({ slug, file, data }) => {
      if (data.avatar !== `./${slug}.webp`) return []
      return studio.avatar(path.join(path.dirname(displayPath(file)), `${slug}.webp`), slug, characters[slug])
    })
  }

  /** The social cards of pages, the default one of every other page, and the search card of articles without a cover. */
  function ofPages(): Picture[] {
    const artOf = (page: string, seed: string) => studio.art({ seed, ...socialDesigns[page] } as Subject)
    const cards = Object.entries(socialDesigns).map(([address, { title, eyebrow }]) => {
      const { path: file } = socialPicture(address)
      const art = artOf(address, `page${file.replace('/brand', '').replace('.png', '')}`)
      return studio.socialCard(`public${file}`, art, { title, eyebrow })
    })
    return [...cards, studio.searchCard(`public${site.seo.searchImage.src}`, artOf('/', 'page/search'))]
  }

  return {
    ofPosts,
    all: (): Picture[] => [...ofAuthors(), ...ofPages(), ...ofFormPages(), ...ofPosts(), ...ofCourses()],
  }
}

function categoryTitle(slug: string): string {
  return categories().find((category) => category.slug === slug)?.title ?? slug
}
