import { expect, it } from 'vitest'
import { deferScripts } from './defer-scripts'

// What a deferred document looks like is in document-problems.test.ts, and `npm run html` sees it on every page.
const text = '0:{"p":"<\\/p>"}\n1:"two"'
const payload = { text, address: '/_next/static/payload/x.rsc' }
const push = (part: unknown) => `self.__next_f.push(${JSON.stringify(part).replaceAll('<', '\\u003c')})`
const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/main.js"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><title>T</title><script>inline()</script><script src="/old.js" noModule=""></script></head><body><p>Words</p><script id="_R_">chunks()</script><script src="/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${push([1, text.slice(0, 9)])}</script><script>${push([1, text.slice(9)])}</script></body></html>`

it('deferScripts loads every async script once, in order, and keeps everything but them and the payload', () => {
  const html = deferScripts(page, { payload })
  expect(html).toContain('data-after-paint="/a.js /b.js /main.js"')
  expect(html).toContain('<script>inline()</script><script src="/old.js" noModule=""></script></head>')
  expect(html.endsWith('<body><p>Words</p><script id="_R_">chunks()</script></body></html>')).toBe(true)
})

it('deferScripts keeps a payload that differs from the served one, or is more than text', () => {
  const other = { ...payload, text: 'other' }
  expect(deferScripts(page, { payload: other })).toContain(push([1, text.slice(9)]))
  const more = page.replace('</body>', `<script>${push([2, 'form'])}</script></body>`)
  expect(deferScripts(more, { payload })).not.toContain('data-payload')
})

it('deferScripts returns a document without scripts unchanged', () => {
  expect(deferScripts('<p>Words</p>')).toBe('<p>Words</p>')
})
