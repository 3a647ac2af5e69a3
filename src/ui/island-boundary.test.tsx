// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
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

it('treats a script that fails to load the same way', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Missing = lazy(() => Promise.reject(new Error('Failed to load the chunk.')))
  render(
    <IslandBoundary fallback={<p>Sorry</p>}>
      <Suspense fallback="Loading">
        <Missing />
      </Suspense>
    </IslandBoundary>,
  )
  expect(await screen.findByText('Sorry')).toBeTruthy()
})

it('shows nothing when there is nothing to say', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <IslandBoundary>
      <Broken />
    </IslandBoundary>,
  )
  expect(document.body.textContent).toBe('')
})
