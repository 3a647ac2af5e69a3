import { expect, it } from 'vitest'
import { highlightToHtml } from './highlight'
import { codeLanguages } from './highlight-languages'
import { parseLines } from './highlight-lines'

it.each([
  ['2,4-6', [2, 4, 5, 6]],
  [' 1 , 3-3 ', [1, 3]],
  [undefined, []],
  ['', []],
])('parseLines reads %j as %j', (list, lines) => expect([...parseLines(list, 9)]).toEqual(lines))

it.each(['0', '3-2', 'a', '1,,2', '1-', '-1', '1;2'])('parseLines refuses %s', (list) => {
  expect(() => parseLines(list, 9)).toThrow(RangeError)
})

it('parseLines names a line that does not exist', () => {
  expect(() => parseLines('2-4', 3)).toThrow('line 4 of a code of 3 lines')
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
    'a:\n<span class="line [--indent:4]">    url: https://<wbr>id.example.com/<wbr>keys</span>',
  ],
  [
    'breaks a value after its punctuation, and no option after its hyphen',
    ['docker run -p 3002:3002 --env=dev-mode', 'text'],
    '<span class="line [--indent:0]">docker run <span class="whitespace-nowrap">-p</span> 3002:<wbr>3002 <span class="whitespace-nowrap">--e</span>nv=<wbr>dev-mode</span>',
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
it.each(Object.keys(codeLanguages))('keeps the text of %s', { timeout: 60_000 }, (language) => {
  const code = 'a: "<b>" # x\n\n  { c } // @d\n'
  const text = highlightToHtml(code, language)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  expect(text).toBe(code.trimEnd())
})

it('lists the known languages for an unknown one', () => {
  expect(() => highlightToHtml('x', 'cobol')).toThrow(/Unknown code language "cobol"; known: graphql, yaml/)
})
