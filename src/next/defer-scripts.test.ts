import { expect, it } from 'vitest'
import { deferScripts } from './defer-scripts'

const text = '0:{"p":"<\\/p>"}\n1:"two"'
const address = '/_next/static/payload/x.rsc'
const push = (part: unknown) => `self.__next_f.push(${JSON.stringify(part).replaceAll('<', '\\u003c')})`
const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><title>T</title><script>inline()</script><script src="/old.js" noModule=""></script></head><body><p>Words</p><script id="_R_">chunks()</script><script src="/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push([1, text.slice(0, 9)])}</script><script>${push([1, text.slice(9)])}</script></body></html>`

it('deferScripts lists every async script once, in order, and leaves nothing else that loads them', () => {
  const html = deferScripts(page)
  expect(html).toContain('<script data-after-paint="/a.js /b.js /main.js">')
  expect(html).not.toMatch(/async=|rel="preload"/)
})

it('deferScripts keeps inline scripts, scripts for old browsers and everything else', () => {
  const html = deferScripts(page)
  expect(html).toContain('<script>inline()</script><script src="/old.js" noModule=""></script></head>')
  expect(html).toContain('<body><p>Words</p><script id="_R_">chunks()</script>')
  expect(html).toContain(push([1, text.slice(9)]))
})

it('deferScripts takes out a payload that is served at its own address', () => {
  const html = deferScripts(page, { payload: { text, address } })
  expect(html).toContain(`data-payload="${address}"`)
  expect(html.endsWith('<script id="_R_">chunks()</script></body></html>')).toBe(true)
})

it('deferScripts keeps a payload that differs from the served one, or is more than text', () => {
  expect(deferScripts(page, { payload: { text: 'other', address } })).toContain(push([1, text.slice(9)]))
  const more = page.replace('</body>', `<script>${push([2, 'form'])}</script></body>`)
  expect(deferScripts(more, { payload: { text, address } })).not.toContain('data-payload')
})

it('deferScripts loads one script in place of all scripts and the payload', () => {
  const html = deferScripts(page, { payload: { text, address: '/x.rsc' }, replacement: '/form.js' })
  expect(html).toContain('<script data-after-paint="/form.js">')
  expect(html).not.toMatch(/main\.js|__next_f\.push|x\.rsc/)
})

it('deferScripts returns a document without scripts unchanged', () => {
  expect(deferScripts('<p>Words</p>')).toBe('<p>Words</p>')
})
