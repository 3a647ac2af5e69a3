import { expect, test } from 'vitest'
import { contentOf } from './content'
import { entriesOf } from './search-entries'
import { markdownOf } from './markdown'
import { parsePage, picturesOf } from './index-page'
import { markdownFile, sitemapOf } from './write-index-files'

const html = `<!doctype html><html><head><title>T - Brand</title>
<meta property="og:title" content="A &quot;page&quot;"><meta name="description" content="About it.">
<link rel="canonical" href="https://x.example/p"></head><body><header>Menu</header><main>
<nav>Crumbs</nav><h1>A page</h1><p>Text with <strong>weight: </strong>and <a href="/b#c">a link<span class="sr-only"> (opens)</span></a>.</p>
<details data-chrome><summary>On this page</summary></details>
<h2 id="first"><span id="first:name">First</span><a href="#first">#</a></h2>
<figure class="code-block"><div class="code-bar"><span class="code-file">a.graphql</span><button>Copy</button></div>
<pre data-language="graphql"><code><span>type A {</span>
  <span>b: C</span>
}
</code></pre><figcaption>Composes.</figcaption></figure>
<p>Behind the code.</p>
<h3 id="_R_1_">Passing</h3><p>More.</p>
<pre><span>one</span>
<span>two</span></pre>
<dl><div><dt>Term</dt><dd>What it is</dd></div></dl>
<details><summary>Why?</summary><p>Because.</p></details>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>
<a href="/media/p.svg"><img src="/_next/image?url=%2Fmedia%2Fp.webp&amp;w=640&amp;q=75" alt="A drawing"></a>
<img src="/media/decoration.webp" alt="">
<svg role="img" aria-label="Two rings"></svg><svg role="img" aria-label="Two rings"></svg>
<div class="flex"><span>Developer</span><span>to 10</span></div>
<form><input></form><form data-question="q"><p>Question 1</p></form>
</main><script>self.payload = '</main>'</script></body></html>`

const page = parsePage(html)
const content = contentOf(page.main, 'https://x.example/p')

test('parses the metadata and the main part of a page', () => {
  expect(page).toMatchObject({
    title: 'A "page"',
    description: 'About it.',
    canonical: 'https://x.example/p',
  })
  expect(() => parsePage('<html><head></head><body></body></html>', '/p')).toThrow('/p has no <main>')
})

test('Markdown has the content without controls, and absolute addresses', () => {
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

const mainOf = (fragment: string) => parsePage(`<head></head><main>${fragment}</main>`).main
const contentWith = (fragment: string) => contentOf(mainOf(fragment), 'https://x.example/p')

const drawing = '<svg role="img" aria-label="Two rings"><text>a</text></svg>'
const piece = `<a href="/media/d.svg" data-viewer="">${drawing}${drawing}</a>`
const cover =
  '<a href="/media/c.webp" aria-label="Cover picture" data-viewer=""><img alt="" src="/c" width="960"></a>'
const named = '<a href="https://s.example/" aria-label="Jo on X (opens in a new tab)"><svg></svg></a>'
const callout = '<div role="note"><p><span>Note: </span>A</p><div><p>Text.</p></div></div><p>B</p>'

test.each([
  ['a place where a long name may break', '<p>LookupAccount<wbr>ById</p>', 'LookupAccountById'],
  ['a drawing in two versions', `<div>${piece}</div>`, '![Two rings](https://x.example/media/d.svg)'],
  ['a cover, which is left out', `<div>${cover}</div><p>Text</p>`, 'Text'],
  ['a link without text', named, '[Jo on X](https://s.example/)'],
  ['a callout', callout, '> **Note: A**\n>\n> Text.\n\nB'],
  ['a note', '<aside data-note><p>Recap</p><ul><li>One</li></ul></aside>', '> **Recap**\n>\n> - One'],
  ['blocks', '<div><div>One</div><div>Two</div></div>', 'One\n\nTwo'],
  ['an aside', '<aside><p>Plain</p></aside>', 'Plain'],
  ['a tab', '<fieldset>B</fieldset><p class="tab-heading" hidden>B</p><p>A</p>', '**B**\n\nA'],
  // Words that only layout separates get spaces between them.
  ['values', '<output><span>19 on average</span><span>fit</span></output>', '19 on average fit'],
  ['a note in small', '<div><span>Developer</span><small>to 10</small></div>', 'Developer to 10'],
  [
    'signs',
    '<p><span>id<span>:</span></span><span>any token</span><span>, else</span></p>',
    'id: any token, else',
  ],
  [
    'a mark',
    '<h3 class="flex">Scale<span class="sr-only">, </span><span>Popular</span></h3>',
    '### Scale, Popular',
  ],
  ['code within a word', '<p>Keys<code>a</code>s stay.</p>', 'Keys`a`s stay.'],
])('Markdown of %s', (_, fragment, text) => {
  expect(markdownOf(contentWith(fragment))).toBe(`${text}\n`)
})

test('a drawing that links to its file is one picture of the sitemap', () => {
  expect(picturesOf(mainOf(piece))).toEqual([expect.stringMatching(/\/media\/d\.svg$/)])
})

test('authors are names, not addresses of profiles', () => {
  const { authors } = parsePage(
    '<head><meta name="author" content="Jo Doe"><meta property="article:author" content="https://x.example/jo"></head><main></main>',
  )
  expect(authors).toEqual(['Jo Doe'])
})

test('the sitemap has the pictures of a page, without those in previews of other pages', () => {
  const picture = (name: string) => `<img src="/media/${name}.webp" width="960" alt="">`
  const zoomed = `<a href="/media/zoomed.webp">${picture('zoomed')}</a>`
  const main = mainOf(`${picture('own')}${zoomed}<div data-preview>${picture('card')}</div>`)
  const url = { path: '/p', title: 'P', indexed: true, lastModified: '2026-05-04' }
  const xml = sitemapOf([{ url, pictures: picturesOf(main) }])
  expect(xml).toContain('<lastmod>2026-05-04</lastmod>')
  expect([...xml.matchAll(/media\/(\w+)/g)].map((match) => match[1])).toEqual(['own', 'zoomed'])
})

test('a heading without text gets the text of its first subsection, or no entry', () => {
  const headings = '<h1>P</h1><h2 id="a">A</h2><h3 id="b">B</h3><p>Text.</p><h2 id="c">C</h2>'
  const entries = entriesOf({ path: '/p', title: 'P', indexed: true }, 'About.', contentWith(headings))
  expect(entries).toMatchObject([
    { href: '/p', text: 'About.', more: 'P' },
    { href: '/p#a', text: 'Text.' },
    { href: '/p#b', text: 'Text.' },
  ])
})

test('directives and keys are found even at the end of a long table', () => {
  const table = contentWith(`<table><tr><td>${'word '.repeat(99)}</td><td>@cost a_key</td></tr></table>`)
  const [entry] = entriesOf({ path: '/p', title: 'P', indexed: true }, '', table)
  expect(entry?.more).toMatch(/word @cost a_key$/)
})

test('front matter is valid YAML for any text', () => {
  const url = { path: '/', title: 'A', indexed: true }
  const head = { title: 'A "b": c', description: 'd', canonical: 'https://x.example/', authors: [] }
  const text = markdownFile({ url, ...head, markdown: '# A\n' })
  expect(text).toBe('---\ntitle: "A \\"b\\": c"\ndescription: "d"\nurl: "https://x.example/"\n---\n\n# A\n')
})

test('entries start at headings with an id, and keep code, names, and cells apart from sentences', () => {
  const url = { path: '/p', title: 'Short name', indexed: true }
  const known = { kind: 'page', title: 'Short name' }
  const text = 'About it. Text with weight: and a link.'
  const more = 'type A { b: C } Passing one two Term What it is A B 1 2 Developer to 10 Question 1'
  expect(entriesOf(url, page.description, content)).toEqual([
    { ...known, href: '/p', heading: '', text, more: 'A page' },
    { ...known, href: '/p#first', heading: 'First', text: 'Behind the code. More. Why? Because.', more },
  ])
})
