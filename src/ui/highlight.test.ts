import { describe, expect, it } from 'vitest'
import { highlightToHtml } from './highlight'
import { codeLanguages, type CodeLanguage } from './highlight-languages'
import { parseLines } from './highlight-lines'

describe('parseLines', () => {
  it('parses numbers and ranges', () => {
    expect([...parseLines('2,4-6', 9)]).toEqual([2, 4, 5, 6])
  })

  it.each(['0', '3-2', '2-4'])('refuses %s for a code of three lines', (list) => {
    expect(() => parseLines(list, 3)).toThrow('of a code of 3 lines')
  })
})

describe('highlightToHtml', () => {
  it('returns one span with a class per run', () => {
    expect(highlightToHtml('id: ID! # key', 'graphql')).toBe(
      '<span class="f">id</span><span class="p">: </span><span class="t">ID</span><span class="p">! </span><span class="c"># key</span>',
    )
  })

  it('marks runs of lines, with the line break inside', () => {
    expect(highlightToHtml('a\nb\nc\nd\n', 'text', '2-3')).toBe('a\n<mark>b\nc\n</mark>d')
  })

  it('distinguishes added from removed lines and ignores the header', () => {
    expect(highlightToHtml('--- a/x\n+++ b/x\n-old\n+new\n same', 'diff')).toBe(
      '<span class="c">--- a/x</span>\n<span class="c">+++ b/x</span>\n<del>-old\n</del><ins>+new\n</ins> same',
    )
  })

  it('tells the indentation of a line that phones wrap without a style attribute, and breaks its address after slashes', () => {
    expect(highlightToHtml('a:\n    url: https://id.example.com/keys', 'text')).toBe(
      'a:\n<span class="line [--indent:4]">    url: https://<wbr>id.example.com/<wbr>keys</span>',
    )
  })

  it('breaks a value after its punctuation, and no option after its hyphen', () => {
    expect(highlightToHtml('docker run -p 3002:3002 --env=dev-mode', 'text')).toContain(
      '<span class="whitespace-nowrap">-p</span> 3002:<wbr>3002 <span class="whitespace-nowrap">--e</span>nv=<wbr>dev-mode',
    )
  })

  it('escapes markup', () => {
    expect(highlightToHtml('a < b && c > "d"', 'text')).toBe('a &lt; b &amp;&amp; c &gt; &quot;d&quot;')
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

  it('highlights the key `on` of a workflow file as a key', () => {
    expect(highlightToHtml('on: push', 'yaml')).toContain('<span class="f">on</span>')
  })
})
