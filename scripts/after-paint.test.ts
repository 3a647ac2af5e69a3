import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from './after-paint'

const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><title>T</title><script>inline()</script><script src="/old.js" noModule=""></script></head><body><p>Words</p><script src="/main.js" id="_R_" async=""></script><script src="/b.js" async=""></script></body></html>`

describe('scriptsAfterPaint', () => {
  it('names every waiting script once, in order, and nothing else fetches them', () => {
    const html = scriptsAfterPaint(page)
    expect(html).toContain('data-after-paint="/a.js /b.js /main.js"')
    expect(html).not.toMatch(/async|preload/)
  })

  it('keeps inline and old browsers’ scripts, and everything else', () => {
    const html = scriptsAfterPaint(page)
    expect(html).toContain('<script>inline()</script><script src="/old.js" noModule=""></script></head>')
    expect(html).toContain('<body><p>Words</p>')
  })

  it('leaves a document without scripts alone', () => {
    expect(scriptsAfterPaint('<p>Words</p>')).toBe('<p>Words</p>')
  })
})
