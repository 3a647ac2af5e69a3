import { describe, expect, it } from 'vitest'
import { afterPaint } from './after-paint'

const text = '0:{"p":"<\\/p>"}\n1:"two"'
const push = (part: unknown) => `self.__next_f.push(${JSON.stringify(part).replaceAll('<', '\\u003c')})`
const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><title>T</title><script>inline()</script><script src="/old.js" noModule=""></script></head><body><p>Words</p><script id="_R_">chunks()</script><script src="/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push([1, text.slice(0, 9)])}</script><script>${push([1, text.slice(9)])}</script></body></html>`

describe('afterPaint', () => {
  it('names every waiting script once, in order, and nothing else fetches them', () => {
    const html = afterPaint(page)
    expect(html).toContain('<script data-after-paint="/a.js /b.js /main.js">')
    expect(html).not.toMatch(/async=|rel="preload"/)
  })

  it('keeps inline and old browsers’ scripts, and everything else', () => {
    const html = afterPaint(page)
    expect(html).toContain('<script>inline()</script><script src="/old.js" noModule=""></script></head>')
    expect(html).toContain('<body><p>Words</p><script id="_R_">chunks()</script>')
    expect(html).toContain(push([1, text.slice(9)]))
  })

  it('leaves the payload to its own address', () => {
    const html = afterPaint(page, { payload: { text, address: '/_next/static/payload/x.rsc' } })
    expect(html).toContain('data-payload="/_next/static/payload/x.rsc"')
    expect(html.endsWith('<script id="_R_">chunks()</script></body></html>')).toBe(true)
  })

  it('keeps a payload that is another, or more than text', () => {
    const address = '/_next/static/payload/x.rsc'
    expect(afterPaint(page, { payload: { text: 'other', address } })).toContain(push([1, text.slice(9)]))
    const more = page.replace('</body>', `<script>${push([2, 'form'])}</script></body>`)
    expect(afterPaint(more, { payload: { text, address } })).not.toContain('data-payload')
  })

  it('puts one script in the place of all, and of the payload', () => {
    const html = afterPaint(page, { payload: { text, address: '/x.rsc' }, instead: '/form.js' })
    expect(html).toContain('<script data-after-paint="/form.js">')
    expect(html).not.toMatch(/main\.js|__next_f\.push|x\.rsc/)
  })

  it('leaves a document without scripts alone', () => {
    expect(afterPaint('<p>Words</p>')).toBe('<p>Words</p>')
  })
})
