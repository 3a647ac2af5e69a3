import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DocsLayout } from './docs-layout'

it('shows the author of a page, with a link, before the date', () => {
  const html = renderToStaticMarkup(
    <DocsLayout
      title="The terms"
      author={{ name: 'Jo Doe', href: '/blog/authors/jo-doe' }}
      updated="2026-03-10"
      toc={[]}
      file="content/pages/terms.md"
    >
      Text.
    </DocsLayout>,
  )
  const header = /<header.*<\/header>/s.exec(html)?.[0] ?? ''
  expect(header).toContain('href="/blog/authors/jo-doe"')
  expect(header.replaceAll(/<[^>]+>/g, '')).toContain('By Jo Doe. Last updated on March 10, 2026')
})
