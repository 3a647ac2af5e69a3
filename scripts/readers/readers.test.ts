import { expect, test } from 'vitest'
import { contentOf } from './content'
import { entriesOf, kindOf } from './entries'
import { markdownOf, withHead } from './markdown'
import { readPage } from './page'
import { sectionsOf } from './sections'

const html = `<!doctype html><html><head><title>T - Brand</title>
<meta property="og:title" content="A &quot;page&quot;"><meta name="description" content="About it.">
<link rel="canonical" href="https://x.example/p"></head><body><header>Menu</header><main>
<nav>Crumbs</nav><h1>A page</h1><p>Text with <strong>weight: </strong>and <a href="/b#c">a link<span class="sr-only"> (opens)</span></a>.</p>
<details data-chrome><summary>On this page</summary></details>
<h2 id="first">First<a href="#first" data-anchor>#</a></h2>
<figure class="code-block"><div><span class="code-file">a.graphql</span><button>Copy</button></div>
<pre data-language="graphql"><code><span>type A {</span>
  <span>b: C</span>
}
</code></pre><figcaption>Composes.</figcaption></figure>
<p>Behind the code.</p>
<h3 id="_R_1_">Passing</h3><p>More.</p>
<pre><span class="block">one</span><span class="block">two</span></pre>
<dl><div><dt>Term</dt><dd>What it is</dd></div></dl>
<details><summary>Why?</summary><p>Because.</p></details>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>
<a href="/media/p.svg"><img src="/_next/image?url=%2Fmedia%2Fp.webp&amp;w=640&amp;q=75" alt="A drawing"></a>
<img src="/media/decoration.webp" alt="">
<svg role="img" aria-label="Two rings"></svg><svg role="img" aria-label="Two rings"></svg>
<div class="flex"><span>Developer</span><span>to 10</span></div>
<form><input></form><form data-question="q"><p>Question 1</p></form>
</main><script>self.payload = '</main>'</script></body></html>`

const page = readPage(html)
const content = contentOf(page.main, 'https://x.example/p')

test('the head of a page is read, and only its main part', () => {
  expect(page).toMatchObject({
    title: 'A "page"',
    description: 'About it.',
    canonical: 'https://x.example/p',
    noindex: false,
  })
  expect(() => readPage('<html><head></head><body></body></html>')).toThrow('no <main>')
})

test('Markdown has the content, without chrome, with everything where an outside reader needs it', () => {
  expect(markdownOf(content)).toBe(`# A page

Text with **weight:** and [a link](https://x.example/b#c).

## First

\`\`\`graphql title="a.graphql"
type A {
  b: C
}
\`\`\`

Composes.

Behind the code.

### Passing

More.

\`\`\`
one
two
\`\`\`

- **Term**: What it is

**Why?**

Because.

| A | B |
| - | - |
| 1 | 2 |

![A drawing](https://x.example/media/p.webp)

_Drawing: Two rings_

Developer to 10

Question 1
`)
})

test('the head of the Markdown form is YAML whatever the texts hold', () => {
  const text = withHead({ title: 'A "b": c', description: 'd', url: 'https://x.example/' }, '# A\n')
  expect(text).toBe('---\ntitle: "A \\"b\\": c"\ndescription: "d"\nurl: "https://x.example/"\n---\n\n# A\n')
})

test('sections are what can be linked to; listings stand behind prose', () => {
  const [top, first, ...others] = sectionsOf(content)
  expect(top).toEqual({ anchor: '', heading: '', level: 1, text: 'Text with weight: and a link.' })
  expect(first).toMatchObject({ anchor: 'first', heading: 'First', level: 2 })
  expect(first?.text).toMatch(
    /^a\.graphql Composes\. Behind the code\. Passing More\. .+ type A \{ b: C \} one two$/,
  )
  expect(others).toEqual([])
})

test('entries name page and section', () => {
  const url = { path: '/p', title: 'Short name', indexed: true }
  const [top, first] = entriesOf(url, page.description, content)
  expect(top).toMatchObject({ kind: 'page', href: '/p', title: 'Short name', heading: '' })
  expect(top?.text).toMatch(/^A page\. About it\. Text/)
  expect(first).toMatchObject({ href: '/p#first', title: 'Short name', heading: 'First' })
})

test.each([
  ['/', 'page'],
  ['/blog', 'page'],
  ['/blog/a', 'post'],
  ['/blog/authors', 'page'],
  ['/blog/category/a', 'page'],
  ['/learn', 'page'],
  ['/learn/a/b', 'chapter'],
  ['/cosmo/features', 'page'],
  ['/cosmo/features/a', 'feature'],
  ['/jobs/a', 'job'],
  ['/customers/a', 'customer'],
])('%s is of kind %s', (path, kind) => expect(kindOf(path)).toBe(kind))
