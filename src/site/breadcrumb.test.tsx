import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { Breadcrumb } from './breadcrumb'

const steps = [
  { name: 'Blog', path: '/blog' },
  { name: 'A post', path: '/blog/a-post' },
]

// Without the page itself, blog.spec.ts sees it.
it('shows the path, and the page itself unless its heading follows', () => {
  const html = renderToStaticMarkup(<Breadcrumb steps={steps} />)
  expect(html).toMatch(/href="\/blog".*aria-current="page">A post<\/li>/)
  expect(renderToStaticMarkup(<Breadcrumb steps={steps} hidesPage />)).not.toContain('aria-current')
})

it('the structured data begins at the home page, which search engines expect before the page', () =>
  expect(breadcrumb([]).itemListElement).toMatchObject([{ name: 'Home', position: 1 }]))
