import { escapeHtml } from '@/lib/escape-html'

/** A page of the sitemap: absolute URLs, and the ISO date of its last change if known. */
type SitemapPage = { url: string; lastModified?: string; pictures: string[] }

/** Writes a sitemap as XML (sitemaps.org 0.9, with Google's image extension). */
export function sitemapXml(pages: SitemapPage[]): string {
  const urls = pages.map(({ url, lastModified, pictures }) => {
    const images = pictures.map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`)
    const modified = lastModified ? element('lastmod', lastModified) : ''
    return `\n<url>${element('loc', url)}${modified}${images.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>
`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}
