import { expect, test } from 'vitest'
import { fill } from './page-frame'

const page = `<!DOCTYPE html><html><head><meta name="robots" content="index"/><title>Shell - Brand</title>
<link rel="preload" href="/a.js" as="script"/><link rel="stylesheet" href="/a.css"/></head><body><p>Header</p>
<main id="content"><p>Old</p><script src="/a.js"></script></main><script>self.x="</main>"</script></body></html>`

test('a page gets its title and main content, and loses its scripts', () => {
  const html = fill(page, 'A & <b>', '<ul><li>$1 stays</li></ul>')
  expect(html).toContain('<title>A &amp; &lt;b&gt;</title><meta name="robots" content="noindex"/>')
  expect(html).toContain('<main id="content"><ul><li>$1 stays</li></ul></main>')
  expect(html).toContain('<p>Header</p>')
  expect(html).toContain('/a.css')
  expect(html).not.toMatch(/script|content="index"|Shell|Old/)
})
