// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breadcrumb } from './breadcrumb'

const steps = [
  { name: 'Blog', path: '/blog' },
  { name: 'Engineering', path: '/blog/category/engineering' },
  { name: 'A post', path: '/blog/a-post' },
]

it('shows the path, and the page itself unless its heading follows', () => {
  render(<Breadcrumb steps={steps} />)
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Blog', 'Engineering'])
  expect(way.getByText('A post').getAttribute('aria-current')).toBe('page')
  cleanup()
  render(<Breadcrumb steps={steps} hidesPage />)
  expect(screen.queryByText('A post')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
