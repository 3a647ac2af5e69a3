// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Breadcrumb } from './breadcrumb'

afterEach(cleanup)

const steps = [
  { name: 'Blog', path: '/blog' },
  { name: 'Engineering', path: '/blog/category/engineering' },
  { name: 'A post', path: '/blog/a-post' },
]

it('emits structured data from the home page to the page', () => {
  const { container } = render(<Breadcrumb steps={steps} hidesPage />)
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '') as {
    itemListElement: { position: number; name: string }[]
  }
  expect(data.itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Blog'],
    [3, 'Engineering'],
    [4, 'A post'],
  ])
})

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
