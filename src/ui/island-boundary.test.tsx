// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { IslandBoundary } from './island-boundary.client'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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
