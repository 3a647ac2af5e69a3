import { expect, test } from 'vitest'
import { fill } from './document'

const page = `<!DOCTYPE html><html><head><meta name="robots" content="index"/><title>Shell - Brand</title>
<link rel="canonical" href="https://a.example/shell"/><meta property="og:url" content="https://a.example/shell"/>
<link rel="preload" href="/a.js" as="script"/><link rel="stylesheet" href="/a.css"/></head><body><p>Header</p>
<main id="content"><p>Old</p><script src="/a.js"></script></main><script>self.x="</main>"</script></body></html>`

test('a page gets its title and main content, and loses its scripts', () => {
  const html = fill(page, { title: 'A & <b>', url: null, main: '<ul><li>$1 stays</li></ul>' })
  expect(html).toContain('<title>A &amp; &lt;b&gt;</title><meta name="robots" content="noindex"/>')
  expect(html).toContain('<main id="content"><ul><li>$1 stays</li></ul></main>')
  expect(html).toContain('<p>Header</p>')
  expect(html).toContain('/a.css')
  expect(html).not.toMatch(/script|content="index"|Shell|Old/)
})

test('a page names its own URL, not that of the page whose look it takes, or none', () => {
  const html = fill(page, { title: 'A', url: 'https://a.example/a?b&c', main: '' })
  expect(html).toContain('<link rel="canonical" href="https://a.example/a?b&amp;c"/>')
  expect(html).toContain('<meta property="og:url" content="https://a.example/a?b&amp;c"/>')
  expect(fill(page, { title: 'A', url: null, main: '' })).not.toMatch(/canonical|og:url/)
})
