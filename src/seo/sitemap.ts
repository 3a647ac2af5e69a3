import { element, textElement } from './feed/xml'

/** A page of the sitemap: absolute addresses, the last change as ISO date where it is known. */
type SitemapPage = { url: string; lastModified?: string; pictures: string[] }

/** The sitemap (sitemaps.org 0.9 with the picture extension) as XML. */
export function sitemapXml(pages: SitemapPage[]): string {
  const urls = pages.map(({ url, lastModified, pictures }) =>
    element('url', {}, [
      textElement('loc', url),
      textElement('lastmod', lastModified),
      ...pictures.map((picture) => element('image:image', {}, [textElement('image:loc', picture)])),
    ]),
  )
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'urlset',
    names,
    urls.map((url) => `\n${url}`),
  )}\n`
}
