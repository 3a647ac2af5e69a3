import { expect, it } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { documentOf } from './document'
import { treeToHtml } from './tree-to-html'

const page = absoluteUrl('/blog/x')

function html(body: string): string {
  const entry = { file: `${process.cwd()}/content/blog/x/index.md`, body, bodyLine: 1 }
  return treeToHtml(documentOf(entry).tree, { page, faqs: [{ question: 'Why <?', answer: 'Because & so.' }] })
}

it.each([
  ['text', '*Two* **three** `a<b`.', '<p><em>Two</em> <strong>three</strong> <code>a&lt;b</code>.</p>'],
  ['a heading', '## Why keys', '<h2 id="why-keys">Why keys</h2>'],
  ['a link on this site', '[Plans](/pricing)', `<p><a href="${absoluteUrl('/pricing')}">Plans</a></p>`],
  ['a link on this page', '[Below](#limits)', `<p><a href="${page}#limits">Below</a></p>`],
  ['a link elsewhere', '[A](https://a.example/?a&b)', '<p><a href="https://a.example/?a&amp;b">A</a></p>'],
  ['a list', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  [
    'a callout',
    '{% callout type="tip" %}\nDo it.\n{% /callout %}',
    '<blockquote><p><strong>Tip</strong></p><p>Do it.</p></blockquote>',
  ],
  ['questions', '{% faq /%}', '<h3>Why &lt;?</h3><p>Because &amp; so.</p>'],
  [
    'a call to action',
    '{% cta title="Try" text="It." label="Go" href="/cosmo" /%}',
    `<p><strong>Try</strong> It. <a href="${absoluteUrl('/cosmo')}">Go</a></p>`,
  ],
  ['a form beside the page', '{% form-widget kind="popover" form="contact" label="Ask" /%}', ''],
  [
    'code, with its file name, variables resolved and nothing colored',
    '```yaml {% filename="config.yaml" %}\ncli: {% $cli %}\na: "<b>"\n```',
    '<p><code>config.yaml</code></p><pre><code class="language-yaml">cli: perigee\na: &quot;&lt;b&gt;&quot;</code></pre>',
  ],
  [
    'every tab under its label',
    '{% tabs %}\n{% tab label="One" %}\nFirst.\n{% /tab %}\n{% tab label="Two" %}\nSecond.\n{% /tab %}\n{% /tabs %}',
    '<p><strong>One</strong></p><p>First.</p><p><strong>Two</strong></p><p>Second.</p>',
  ],
])('writes %s as plain HTML', (_, body, expected) => {
  expect(html(body)).toBe(expected)
})
