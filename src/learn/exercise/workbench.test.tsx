// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storageKey } from '../progress/record'
import type { ExerciseView } from './view'
import { Workbench } from './workbench.client'

/** The text area stays, because the editor needs a layout. */
vi.mock('@/playground/editor/load-editor', () => ({ loadEditor: () => new Promise(() => {}) }))

const view = {
  id: 'e',
  graded: { starter: [{ name: 'products', sdl: 'type Query { name: String }' }], goals: [], mistakes: [] },
  goals: [],
  hints: [],
} as unknown as ExerciseView
const open = () => render(<Workbench course="c" chapter="x" view={view} query={null} />)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Schema of products' })

// A draft of a page that stays, and a solution, are in exercises.spec.ts.
it('keeps a draft for the next visit, also when the page is left at once', () => {
  const { unmount } = open()
  fireEvent.change(field(), { target: { value: 'type Query { draft: Int }' } })
  unmount()
  expect(localStorage.getItem(storageKey('c'))).toContain('draft: Int')
  open()
  expect(field().value).toBe('type Query { draft: Int }')
})
