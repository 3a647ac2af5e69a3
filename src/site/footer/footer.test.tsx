import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { brand } from '@/config/brand'
import { LastLine } from './footer'

vi.mock('next/navigation', () => ({ usePathname: () => '/pricing' }))

it('says on every page that vendor, customers, and audits are fictional', () => {
  const text = renderToStaticMarkup(<LastLine />).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(new RegExp(`${brand} is a fictional vendor\\..*customers.*audits are fictional`))
})
