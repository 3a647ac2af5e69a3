// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeField } from './code-field.client'
import type { EditorOptions } from './messages'

const setText = vi.fn<(text: string) => void>()
const created = vi.fn<(options: EditorOptions) => void>()

vi.mock('./when-shown', () => ({ whenShown: () => Promise.resolve() }))
vi.mock('@/lib/when-idle', () => ({ whenIdle: () => Promise.resolve() }))
vi.mock('./load-editor', () => ({
  loadEditor: () =>
    Promise.resolve((options: EditorOptions) => {
      created(options)
      return { setText, setMarks() {}, setVocabulary() {}, select() {}, destroy() {} }
    }),
}))

afterEach(() => {
  vi.clearAllMocks()
})

function field(value: string) {
  return <CodeField label="Schema" language="schema" value={value} onChange={() => {}} />
}

it('does not take back what is typed into a new editor before the page has drawn it', async () => {
  // The page draws what is typed later.
  created.mockImplementationOnce(({ onChange }) => onChange('#type A'))
  const { rerender } = render(field('type A'))
  await waitFor(() => expect(created).toHaveBeenCalled())
  rerender(field('#type A'))
  expect(setText).not.toHaveBeenCalled()
})
