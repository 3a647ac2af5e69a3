import { expect, test } from 'vitest'
import { fill } from './page-frame'

const page = `<!DOCTYPE html><html><head><meta name="robots" content="index"/><title>Shell - Brand</title>
<link rel="preload" href="/a.js" as="script"/><link rel="stylesheet" href="/a.css"/></head><body>
<template data-slot="found"></template><p>Kept</p><script src="/a.js"></script><script>self.x="<p>"</script></body></html>`

test('a page gets its title and slots, and loses its scripts', () => {
  const html = fill(page, 'A & <b>', { found: '<ul><li>$1 stays</li></ul>' })
  expect(html).toContain('<title>A &amp; &lt;b></title><meta name="robots" content="noindex"/>')
  expect(html).toContain('<ul><li>$1 stays</li></ul>')
  expect(html).toContain('<p>Kept</p>')
  expect(html).toContain('/a.css')
  expect(html).not.toMatch(/script|content="index"|Shell/)
})

test('a slot that nobody fills stays empty', () => {
  expect(fill(page, 'A', {})).toContain('<template data-slot="found"></template>')
})
