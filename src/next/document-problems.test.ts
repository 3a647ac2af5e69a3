import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { contractProblems } from './document-problems'
import { deferScripts } from './defer-scripts'
import { inlineScriptSources, styleAttributeSources } from './script-hashes'

const payload = { text: 'words', address: '/_next/static/payload/x.rsc' }
const built = `<html><head><script>theme()</script><script type="application/ld+json">{}</script></head><body>
<script src="/main.js" async=""></script><script src="/old.js" noModule=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"words"])</script></body></html>`
const deferred = deferScripts(built, { payload })

function problems(html: string, path = '/p', scripts = inlineScriptSources(html)): string[] {
  const styles = styleAttributeSources('<p style="width:1%">')
  return contractProblems(path, parse(html), { scripts, styles }, (address) => address !== '/missing.js')
}

test.each([
  ['deferred', deferred, '/p'],
  ['with a style of the policy', `${deferred}<p style="width:1%"></p>`, '/p'],
  ['of the global 404 page, with its payload', deferScripts(built), '/_not-found'],
])('a document %s keeps the contract', (_, html, path) => expect(problems(html, path)).toEqual([]))

test.each([
  ['Next’s own document', built, 'does not have one loader of deferred scripts'],
  ['Next’s own document', built, 'loads /main.js before the first paint'],
  ['a document with its payload', deferScripts(built), 'contains its payload'],
  ['a document that fetches no payload', deferScripts(built), 'does not fetch its payload'],
  ['a preload', `<link rel="preload" as="script" href="/a.js">${deferred}`, 'preloads /a.js'],
  ['a missing script', deferred.replace('/main.js', '/missing.js'), 'loads /missing.js, which is missing'],
  ['a style', `${deferred}<p style="width:2%"></p>`, 'its policy blocks the style "width:2%"'],
  ['a style element', `${deferred}<style>p{}</style>`, 'has a style element, which its policy blocks'],
])('refuses %s (%#)', (_, html, message) => {
  expect(problems(html)).toContainEqual(expect.stringContaining(message))
})

test('refuses an inline script that the policy does not allow', () => {
  expect(problems(deferred, '/p', inlineScriptSources(deferred).slice(1))).toEqual([
    'its policy blocks the inline script "theme()"',
  ])
})
