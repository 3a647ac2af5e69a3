// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteEvent, type SiteEvent } from '@/analytics/events'
import { Palette } from './palette/palette.client'
import { EmptySearch } from './use-empty-search.client'

let sent: SiteEvent[]
const listen = (event: Event) => sent.push((event as CustomEvent<SiteEvent>).detail)

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json([]))
  window.addEventListener(siteEvent, listen)
})
afterEach(() => {
  window.removeEventListener(siteEvent, listen)
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const emptySearchFor = (query: string) => ({ name: 'Search: No Result', props: { query } })

test('the search page reports a query of its address that finds nothing, once', async () => {
  const { rerender } = render(<EmptySearch query="gremlin" />)
  await wait(3000)
  rerender(<EmptySearch query="gremlin" />)
  await wait(3000)
  expect(sent).toEqual([emptySearchFor('gremlin')])
})

test('the palette reports what was typed in the end, not every letter of it', async () => {
  render(<Palette open onClose={() => {}} />)
  const field = screen.getByRole('combobox', { hidden: true })
  for (const value of ['g', 'gr', 'gremlin ']) {
    fireEvent.change(field, { target: { value } })
    await wait(200)
  }
  expect(sent).toEqual([])
  await wait(3000)
  expect(sent).toEqual([emptySearchFor('gremlin')])
})

test('an empty field and a closed palette report nothing', async () => {
  const { rerender } = render(<Palette open onClose={() => {}} />)
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value: 'gremlin' } })
  await wait(200)
  rerender(<Palette open={false} onClose={() => {}} />)
  await wait(3000)
  expect(sent).toEqual([])
})
