// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SmartLink } from './link'
import { linkKind } from './link-kind'

afterEach(cleanup)

describe('linkKind', () => {
  const own = 'https://perigee.example'

  it.each([
    ['/pricing', { routed: true, external: false, newTab: false }],
    ['/blog/a?x=1#y', { routed: true, external: false, newTab: false }],
    ['#top', { routed: false, external: false, newTab: false }],
    ['/rss.xml', { routed: false, external: false, newTab: false }],
    ['/media/report.pdf?v=2', { routed: false, external: false, newTab: false }],
    ['/api/get-jobs-count', { routed: false, external: false, newTab: false }],
    ['/apis', { routed: true, external: false, newTab: false }],
    ['//elsewhere.example/', { routed: false, external: false, newTab: false }],
    ['https://docs.perigee.example/router', { routed: false, external: false, newTab: true }],
    ['https://graphql.org/learn/', { routed: false, external: true, newTab: true }],
    ['https://notperigee.example/', { routed: false, external: true, newTab: true }],
    ['mailto:hello@perigee.example', { routed: false, external: false, newTab: true }],
  ])('%s', (href, kind) => {
    expect(linkKind(href, own)).toEqual(kind)
  })
})

describe('SmartLink', () => {
  it('opens other sites in a new tab, says so and marks them', () => {
    render(<SmartLink href="https://graphql.org/">GraphQL</SmartLink>)
    const link = screen.getByRole('link', { name: 'GraphQL (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.querySelector('svg')).not.toBeNull()
  })

  it('leaves the mark out when plain', () => {
    render(
      <SmartLink href="https://graphql.org/" plain>
        GraphQL
      </SmartLink>,
    )
    expect(screen.getByRole('link').querySelector('svg')).toBeNull()
  })

  it('keeps pages and anchors in the same tab', () => {
    render(
      <>
        <SmartLink href="/pricing">Pricing</SmartLink>
        <SmartLink href="#top">Top</SmartLink>
      </>,
    )
    for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('target')).toBe(false)
  })
})
