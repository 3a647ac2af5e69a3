// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SmartLink } from './link'

afterEach(cleanup)

describe('SmartLink', () => {
  it('opens other sites in a new tab, says so and marks them', () => {
    render(<SmartLink href="https://graphql.org/">GraphQL</SmartLink>)
    const link = screen.getByRole('link', { name: 'GraphQL (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.querySelector('svg')).not.toBeNull()
  })

  it('does not mark links to the same company, but announces the new tab', () => {
    render(<SmartLink href="https://docs.perigee.example/router">Router</SmartLink>)
    const link = screen.getByRole('link', { name: 'Router (opens in a new tab)' })
    expect(link.querySelector('svg')).toBeNull()
  })

  it('omits the mark when plain', () => {
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
