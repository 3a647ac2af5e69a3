// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CommentView, ThreadView } from '../contract'
import { Conversation } from './conversation.client'

const comment = (id: string, day: number): CommentView => ({
  id,
  parent: null,
  name: `Writer ${id}`,
  html: `<p>${id}</p>`,
  team: false,
  status: 'approved',
  createdAt: `2026-01-0${day}T00:00:00.000Z`,
  own: false,
  likes: { count: 0, mine: false },
})

const newest: ThreadView = { comments: [comment('new', 9)], total: 2, older: '2026_new', reactions: {} }

test('older comments are loaded on request and follow the newer ones', async () => {
  const pages: Record<string, ThreadView> = {
    '': newest,
    '2026_new': { ...newest, comments: [comment('old', 1)], older: null },
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const before = new URL(address, 'http://site.example').searchParams.get('before') ?? ''
    asked.push(before)
    return Response.json(pages[before])
  })
  render(<Conversation path="/blog/a" />)
  expect(await screen.findByText('2 comments')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Older comments' }))
  const old = await screen.findByRole('article', { name: 'Comment by Writer old' })
  await waitFor(() => expect(document.activeElement).toBe(old))
  expect(asked).toEqual(['', '2026_new'])
  const articles = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
  expect(articles).toEqual(['Comment by Writer new', 'Comment by Writer old'])
  expect(screen.queryByRole('button', { name: 'Older comments' })).toBeNull()
})

test('a page of older comments that cannot be loaded says so, and the button stays', async () => {
  const responses = [Response.json(newest), Response.json({ error: 'Not now.' }, { status: 503 })]
  vi.stubGlobal('fetch', async () => responses.shift())
  render(<Conversation path="/blog/a" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Older comments' }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Older comments' })).toBeTruthy()
})
