import { Window } from 'happy-dom'
import MarkdownIt from 'markdown-it'
import { expect, test, vi } from 'vitest'
import { countLinks, renderComment } from './markdown'

const allowedTags = 'P BR STRONG EM CODE PRE A UL OL LI BLOCKQUOTE SPAN'.split(' ')
const allowedAttributes: Record<string, Record<string, RegExp>> = {
  A: { href: /^(https?:\/\/|mailto:)/i, rel: /^nofollow ugc noopener noreferrer$/, target: /^_blank$/ },
  OL: { start: /^\d+$/ },
  SPAN: { class: /^sr-only$/ },
}

/** The elements that a browser makes of a comment. */
function elementsOf(text: string) {
  const { document } = new Window()
  document.body.innerHTML = renderComment(text)
  return { elements: [...document.body.querySelectorAll('*')], text: document.body.textContent }
}

const linkIn = (text: string) => elementsOf(text).elements.find(({ tagName }) => tagName === 'A')

test('renders paragraphs, breaks, bold, italics, code, links, lists and quotes', () => {
  expect(renderComment('a\nb\n\n**c** *d* `e`')).toBe(
    '<p>a<br>\nb</p>\n<p><strong>c</strong> <em>d</em> <code>e</code></p>\n',
  )
  expect(renderComment('- a\n- b\n\n1. c')).toContain('<ul>\n<li>a</li>')
  expect(renderComment('3. c')).toContain('<ol start="3">')
  expect(renderComment('> q')).toBe('<blockquote>\n<p>q</p>\n</blockquote>\n')
  expect(renderComment('```graphql\n{ a }\n```')).toBe('<pre><code>{ a }\n</code></pre>\n')
})

test('a repeated text is not rendered again', () => {
  const slow = '*a '.repeat(1600)
  const first = renderComment(slow)
  const render = vi.spyOn(MarkdownIt.prototype, 'render')
  expect(renderComment(slow)).toBe(first)
  expect(render).not.toHaveBeenCalled()
})

test('a link opens a new tab, announces it, and has rel=nofollow', () => {
  const link = linkIn('[docs](https://docs.example/a?b=c&d=e)')
  expect(link?.getAttribute('href')).toBe('https://docs.example/a?b=c&d=e')
  expect(link?.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.textContent).toBe('docs (opens in a new tab)')
})

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['<https://a.example>', 'https://a.example'],
  ['<ada@a.example>', 'mailto:ada@a.example'],
  ['[mail](mailto:ada@a.example)', 'mailto:ada@a.example'],
])('%s is a link', (text, href) => {
  expect(linkIn(text)?.getAttribute('href')).toBe(href)
})

test.each([
  'node.js',
  'a.example',
  '/pricing',
  '[x](/pricing)',
  '[x](#top)',
  '[x](//evil.example)',
  '[x](ftp://a.example)',
])('%s is no link', (text) => expect(linkIn(text)).toBeUndefined())

test.each([
  '# Heading',
  '![a](https://a.example/a.png)',
  '| a |\n| - |\n| b |',
  '---',
  '~~x~~',
  '[^1]',
  '    code',
])('%s stays as typed', (text) => {
  const { elements, text: shown } = elementsOf(text)
  const tags = new Set(elements.map(({ tagName }) => tagName))
  for (const tag of ['H1', 'IMG', 'TABLE', 'HR', 'S', 'SUP', 'PRE']) expect(tags).not.toContain(tag)
  expect(shown.trim()).not.toBe('')
})

/** Tricks to get a script, a handler or a bad address through a Markdown renderer. */
const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src="x" onerror="alert(1)"',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="https://a.example" onclick="alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>*{background:url(https://evil.example)}</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</p></div><script>alert(1)</script>',
  '[x](JaVaScRiPt:alert(1))',
  '[x](  javascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#x6A;&#x61;vascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/svg+xml,<svg onload=alert(1)>)',
  '[x](file:///etc/passwd)',
  '[x](https://a.example" onmouseover="alert(1))',
  '[x](https://a.example "title" onclick=alert(1)")',
  '[x](<https://a.example/"onclick=alert(1) x=">)',
  '<javascript:alert(1)>',
  'https://a.example/"onmouseover="alert(1)',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x"onerror="alert(1)](https://a.example)',
  '[![x](https://a.example/x.png "onerror=alert(1)")](javascript:alert(1))',
  '[<img src=x onerror=alert(1)>](https://a.example)',
  '`<script>alert(1)</script>`',
  '```"onload="alert(1)\nx\n```',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '- <img src=x onerror=alert(1)>\n  - <svg/onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<\u0000script>alert(1)</script>',
  `${'>'.repeat(500)} <script>alert(1)</script>`,
  `${'['.repeat(2000)}x${']('.repeat(2000)}javascript:alert(1)`,
  `${'*'.repeat(4000)}<script>`,
  `${'`'.repeat(2500)}<script>${'`'.repeat(2400)}`,
]

test.each(hostile)('%s is harmless', (text) => {
  const started = performance.now()
  const { elements } = elementsOf(text)
  for (const element of elements) {
    expect(allowedTags).toContain(element.tagName)
    const allowed = allowedAttributes[element.tagName] ?? {}
    for (const { name, value } of element.attributes)
      expect(value, element.outerHTML).toMatch(allowed[name] ?? /^(?!)/)
  }
  // Nothing that a visitor can send keeps the server busy.
  expect(performance.now() - started).toBeLessThan(2000)
})

test('every link is counted, however it is written', () => {
  expect(countLinks('[a](http://a.example) https://b.example <https://c.example> d.example')).toBe(3)
})
