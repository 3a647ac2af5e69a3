import path from 'node:path'
import { expect, it } from 'vitest'
import { bodyProblems, documentOf } from '../document'
import { contentRoot } from '../source'
import { plainText } from '../text'

const entryOf = (body: string) => ({ file: path.join(contentRoot, 'pages/a.md'), body, bodyLine: 5 })
const messages = (body: string) =>
  bodyProblems(entryOf(body)).map(({ line, message }) => `${line}: ${message}`)

it('accepts a page of blocks, and finds its text and its anchors', () => {
  const entry = entryOf(`{% hero %}
# One graph

A lead.
{% /hero %}

{% section columns="4/8" %}
## Steps {% #steps %}

In order.

---

{% steps %}
### First {% #first %}

Do this.

{% button label="Read" docs="/topic" href="#steps" /%}

### Second

Then that.
{% /steps %}
{% /section %}
`)
  expect(bodyProblems(entry)).toEqual([])
  const { tree, headings } = documentOf(entry)
  expect(headings.map(({ id }) => id)).toEqual(['one-graph', 'steps', 'first'])
  expect(plainText(tree)).toBe('One graph A lead. Steps In order. First Do this. Second Then that.')
})

it.each([
  ['an unknown block', '{% sectoin %}\n## A heading\n{% /sectoin %}', /5: .*sectoin/],
  ['a wrong attribute', '{% section tone="loud" %}\n## A\n{% /section %}', /5: tone: .*one of "plain"/],
  ['an unknown attribute', '{% section color="red" %}\n## A heading\n{% /section %}', /5: .*color/],
  ['a section without heading', '{% section %}\nText.\n{% /section %}', /5: must begin with .*: "## …"/],
  ['an item without title', '{% facts %}\nText.\n{% /facts %}', /5: each of its items begins with a heading/],
  ['an unknown drawing', '{% drawing name="no-such-drawing" /%}', /5: no such drawing: content\/drawings/],
  ['an unknown demo', '{% demo name="no-such-demo" /%}', /5: name: Invalid option/],
  ['an unknown form', '{% form form="no-such-form" /%}', /5: no form "no-such-form"; known: /],
  ['an unknown person', '{% people %}\n### Nobody\n\nText.\n{% /people %}', /5: no author "Nobody"/],
  ['a button without target', '{% button label="Go on" /%}', /5: needs one of href, form, ext/],
  [
    'a button with two targets',
    '{% button label="Go on" href="/" form="sales" /%}',
    /5: needs one of href, form, ext/,
  ],
])('names the line of %s', (_, body, message) => {
  expect(messages(body)).toEqual([expect.stringMatching(message)])
})

it('gives the cells of a table the names of their columns, and the color of their mark', () => {
  const { tree } = documentOf(
    entryOf(
      '{% table label="Prices" layout="rows" %}\n| Plan | Price |\n| --- | --- |\n| Free | ✓ none |\n{% /table %}\n',
    ),
  )
  const text = JSON.stringify(tree)
  expect(text).toContain('"data-label":"Price"')
  expect(text).toContain('"scope":"row"')
  expect(text).toContain('"data-mark":"✓"')
})
