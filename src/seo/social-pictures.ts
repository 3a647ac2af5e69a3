import { site } from '@/config/site'
import pictures from './social-pictures.json' with { type: 'json' }

/**
 * Pages with their own social picture by path: its file below public/brand/social, its text, and how `npm run covers` draws it. The
 * one of `/` is the default of every other page.
 */
export const socialDesigns: Record<
  string,
  { file?: string; title: string; eyebrow: string; theme: string; composition: string; light?: string }
> = pictures

/** Returns the 1200×675 social picture of a page, or the brand picture (docs/contracts/images.md#social-pictures). */
export function socialPicture(path: string) {
  const { width, height } = site.seo.openGraph.image
  const { file, title } = socialDesigns[path] ?? {}
  return file && title
    ? { path: `/brand/social/${file}.png`, width, height, alt: title }
    : site.seo.openGraph.image
}
