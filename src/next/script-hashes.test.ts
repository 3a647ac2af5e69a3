import { expect, test } from 'vitest'
import { inlineScriptSources, policySource, styleAttributeSources } from './script-hashes'

test('hashes the inline scripts that a browser runs, each once', () => {
  const html = `<script>a()</script><script src="/x.js" async=""></script><script id="r" type="module">b()</script>
    <script type="application/ld+json">{"@type":"x"}</script><script>a()</script>`
  expect(inlineScriptSources(html)).toEqual([
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
  ])
})

test('hashes style attributes as a browser reads them, each once', () => {
  const html = `<p title="a" style="width:1%">x</p><svg style="--a:1;font-family:&quot;A&#x27;B&quot;, &amp;"/>
    <p style="width:1%">style="width:2%"</p><i data-style="x"></i>`
  expect(styleAttributeSources(html)).toEqual([`width:1%`, `--a:1;font-family:"A'B", &`].map(policySource))
})
