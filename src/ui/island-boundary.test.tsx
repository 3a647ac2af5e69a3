// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { IslandBoundary } from './island-boundary.client'

function Broken(): never {
  throw new TypeError('An unexpected response.')
}

it('replaces a part that fails by one sentence and keeps the rest', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <>
      <p>The article</p>
      <IslandBoundary fallback={<p>The comments could not be shown here.</p>}>
        <Broken />
      </IslandBoundary>
    </>,
  )
  expect(document.body.textContent).toBe('The articleThe comments could not be shown here.')
})
