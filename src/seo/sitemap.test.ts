import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap'

test('lists pages with last change and pictures, omits unknown values, escapes text', () => {
  const xml = sitemapXml([
    { url: 'https://x.example/', pictures: [] },
    {
      url: 'https://x.example/a?b&c',
      lastModified: '2026-05-04',
      pictures: ['https://x.example/media/<p>.webp'],
    },
  ])
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps/)
  expect(xml).toContain('<url><loc>https://x.example/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://x.example/a?b&amp;c</loc><lastmod>2026-05-04</lastmod>' +
      '<image:image><image:loc>https://x.example/media/&lt;p&gt;.webp</image:loc></image:image></url>',
  )
})
