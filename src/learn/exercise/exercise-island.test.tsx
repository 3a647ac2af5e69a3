// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExerciseIsland } from './exercise-island.client'
import { ExerciseLayout, SolutionDetails } from './exercise-layout'
import { ExerciseTabs } from './exercise-tabs'
import type { ExerciseView } from './view'

/** The text area stays, because the editor needs a layout. */
vi.mock('@/playground/editor/load-editor', () => ({ loadEditor: () => new Promise(() => {}) }))

const starter = [
  { name: 'products', sdl: 'type Query { name: String }' },
  { name: 'reviews', sdl: 'type Query { stars: Int }' },
]
const view: ExerciseView = {
  id: 'e',
  title: 'Add a price',
  graded: { starter, goals: [{ kind: 'composes' }], mistakes: [] },
  goals: ['They compose.'],
  hints: ['First hint.', 'Second hint.'],
  solution: starter,
  fixes: false,
}

/** Reports the exercise as near the viewport. */
let comeNear = () => {}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const reason = <p>The reason.</p>
  render(
    <ExerciseIsland course="c" chapter="x" view={view} query={null} solution={reason}>
      <ExerciseLayout
        view={view}
        editors={
          <ExerciseTabs
            view={view}
            panels={starter.map(({ name, sdl }) => (
              <pre key={name} role="group" tabIndex={0} aria-label={name}>
                {sdl}
              </pre>
            ))}
          />
        }
        query={null}
        href="/playground#graph=x"
        solution={<SolutionDetails>{reason}</SolutionDetails>}
      />
    </ExerciseIsland>,
  )
}
const field = (name: string) => screen.findByRole('textbox', { name: `Schema of ${name}` })

it('stays as the build drew it until it comes near the viewport', async () => {
  open()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('textbox')).toBeNull()
  comeNear()
  await field('products')
})

it('gives the focus of a listing to its editor', async () => {
  open()
  screen.getByRole('group', { name: 'products' }).focus()
  const editor = await field('products')
  expect(document.activeElement).toBe(editor)
})

it('does what was pressed before, once', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Show hint 1 of 2' }))
  expect(await screen.findByText('First hint.')).toBeDefined()
  expect(screen.queryByText('Second hint.')).toBeNull()
})

it('shows the tab that was pressed before', async () => {
  open()
  fireEvent.click(screen.getByRole('tab', { name: 'reviews' }))
  await field('reviews')
  expect(screen.getByRole('tab', { name: 'reviews' }).getAttribute('aria-selected')).toBe('true')
})

it('leaves a solution open that was opened before', async () => {
  open()
  document.querySelector('details')?.setAttribute('open', '')
  comeNear()
  expect(await screen.findByText('Hide the solution')).toBeDefined()
})
