import { expect, it } from 'vitest'
import { highlightToHtml } from './highlight'
import { codeLanguages, type CodeLanguage } from './highlight-languages'
import { listingLine, parseLines } from './highlight-lines'

it('listingLine leaves the attributes of a line as they are', () => {
  const html = 'type Product <u class="a decoration-wavy b/c">@key(fields: "sku")</u>'
  expect(listingLine(html, 'type Product @key(fields: "sku")')).toContain(html)
})

it('parseLines parses numbers and ranges', () => {
  expect([...parseLines('2,4-6', 9)]).toEqual([2, 4, 5, 6])
})

it.each(['0', '3-2', '2-4'])('parseLines refuses %s for a code of three lines', (list) => {
  expect(() => parseLines(list, 3)).toThrow('of a code of 3 lines')
})

it.each([
  [
    'returns one span with a class per run',
    ['id: ID! # key', 'graphql'],
    '<span class="f">id</span><span class="p">: </span><span class="t">ID</span><span class="p">! </span><span class="c"># key</span>',
  ],
  [
    'marks runs of lines, with the line break inside',
    ['a\nb\nc\nd\n', 'text', '2-3'],
    'a\n<mark>b\nc\n</mark>d',
  ],
  [
    'distinguishes added from removed lines and ignores the header',
    ['--- a/x\n+++ b/x\n-old\n+new\n same', 'diff'],
    '<span class="c">--- a/x</span>\n<span class="c">+++ b/x</span>\n<del>-old\n</del><ins>+new\n</ins> same',
  ],
  [
    'tells the indentation of a line that phones wrap without a style attribute, and breaks its address after slashes',
    ['a:\n    url: https://id.example.com/keys', 'text'],
    'a:\n<span class="line [--indent:4]">    url: <span class="inline-block indent-0"><span class="whitespace-nowrap">https://id</span>.<wbr>example.<wbr>com/<wbr>keys</span></span>',
  ],
  [
    'breaks a value after its punctuation, and no option, address, or name within',
    ['docker run -p 3002:3002 --env=/dev-mode', 'text'],
    '<span class="line [--indent:0]">docker run <span class="whitespace-nowrap">-p</span> 3002:3002 <span class="whitespace-nowrap">--env</span>=<wbr>/<span class="whitespace-nowrap">dev-mode</span></span>',
  ],
  [
    'breaks a long name after its package, and counts a tab as two letters',
    ['\tvar answer *accountv1.LookupAccountResponse', 'text'],
    '<span class="line [--indent:2]">\tvar answer *accountv1.<wbr>LookupAccountResponse</span>',
  ],
  [
    'breaks a path of names after its dots, and an image after its slash',
    ['${{ event.pull_request.base.sha }} x/cosmo-router:latest', 'text'],
    '<span class="line [--indent:0]">${{ event.<wbr>pull_request.<wbr>base.sha }} x/<wbr><span class="whitespace-nowrap">cosmo-router:latest</span></span>',
  ],
  [
    'breaks a chain of calls before its dots, and ties a long first word to its indentation and the last backslash to its word',
    ['  expect(representations.items).toEqual(1).map(2)\n  "16c0dab1e0f2a3b4c5d6e7": "query" \\', 'text'],
    '<span class="line [--indent:2]"><span class="whitespace-pre">  e</span>xpect(representations.items)<wbr>.toEqual(1)<wbr>.map(2)</span>\n<span class="line [--indent:2]"><span class="whitespace-pre">  &quot;</span>16c0dab1e0f2a3b4c5d6e7&quot;: &quot;query&quot;<span class="whitespace-pre"> \\</span></span>',
  ],
  ['escapes markup', ['a < b && c > "d"', 'text'], 'a &lt; b &amp;&amp; c &gt; &quot;d&quot;'],
  [
    'highlights the key `on` of a workflow file as a key',
    ['on: push', 'yaml'],
    '<span class="f">on</span><span class="p">: </span><span class="s">push</span>',
  ],
] as [string, Parameters<typeof highlightToHtml>, string][])('%s', (_, code, html) => {
  expect(highlightToHtml(...code)).toBe(html)
})

// The first language waits until the grammars are compiled, which takes seconds on a busy machine.
it.each(Object.keys(codeLanguages) as CodeLanguage[])(
  'keeps the text of %s',
  { timeout: 60_000 },
  (language) => {
    const code = 'a: "<b>" # x\n\n  { c } // @d\n'
    const text = highlightToHtml(code, language)
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    expect(text).toBe(code.trimEnd())
  },
)
