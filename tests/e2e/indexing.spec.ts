import { postPath } from '@/content/paths'
import { richPost } from './harness/content'
import { expect, test } from './harness/test'

// The texts of all pages are checked by `npm run links`, their making by scripts/build/indexing/indexing.test.ts.

test('a page as Markdown is the same at its address and by content negotiation', async ({ request }) => {
  const post = postPath(richPost.slug)
  const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
  for (const [path, twin] of [
    ['/', '/index.md'],
    [post, `${post}.md`],
  ] as const) {
    const file = await request.get(twin)
    expect(file.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
    expect(file.headers()['link']).toMatch(/^<https?:[^>]+>; rel="canonical"$/)
    const chosen = await request.get(path, { headers: { accept: 'text/markdown, text/html;q=0.8' } })
    expect(await chosen.text()).toBe(await file.text())
    const html = await request.get(path, { headers: asBrowser })
    expect(html.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(html.headers()['link']).toBe(`<${twin}>; rel="alternate"; type="text/markdown"`)
  }
  expect(await (await request.get(`${post}.md`)).text()).not.toMatch(
    /Related posts|Share|Reading time|Comments/,
  )
})
