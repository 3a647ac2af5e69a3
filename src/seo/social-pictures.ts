import { site } from '@/config/site'
import pictures from './social-pictures.json' with { type: 'json' }

/** Pages with a picture below public/brand/social, and how `npm run covers` draws it; that of `/` is the default. */
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
