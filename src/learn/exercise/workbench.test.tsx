// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createEngine } from '@/playground/engine/engine'
import { storageKey } from '../progress/record'
import type { ExerciseView } from './view'
import { Workbench } from './workbench.client'

vi.mock('@/playground/engine-client', () => ({ startEngine: () => ({ ...createEngine(), close: () => {} }) }))
/** The text area stays, because the editor needs a layout. */
vi.mock('@/playground/editor/load-editor', () => ({ loadEditor: () => new Promise(() => {}) }))

const sdl = 'type Query { name: String }'
const view: ExerciseView = {
  id: 'e',
  title: 'Add a price',
  graded: {
    starter: [{ name: 'products', sdl }],
    goals: [{ kind: 'has', coordinate: 'Query.price' }],
    mistakes: [],
  },
  goals: ['There is a price.'],
  hints: ['First hint.', 'Second hint.'],
}

let course = ''
let courses = 0

beforeEach(() => {
  localStorage.clear()
  course = `course-${++courses}`
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

function open() {
  return render(<Workbench course={course} chapter="x" view={view} query={null} />)
}
const field = () => screen.getByRole('textbox', { name: 'Schema of products' })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })

it('keeps a draft for the next visit, also when the page is left at once', async () => {
  const { unmount } = open()
  write('type Query { draft: Int }')
  unmount()
  expect(localStorage.getItem(storageKey(course))).toContain('draft: Int')
  open()
  expect((field() as HTMLTextAreaElement).value).toBe('type Query { draft: Int }')
})
