import { expect, it } from 'vitest'
import { emptyWork } from '@/playground/work'
import { edit, startHistory, undo } from './history'

const typed = (query: string) => ({ ...emptyWork, query })

it('undoes typing in one place together and a pause apart', () => {
  let history = startHistory(typed(''))
  history = edit(history, typed('{'), 'query', 0)
  history = edit(history, typed('{ a'), 'query', 300)
  history = edit(history, typed('{ a }'), 'query', 5000)
  history = undo(history)
  expect(history.present.query).toBe('{ a')
  history = undo(history)
  expect(history.present.query).toBe('')
  expect(undo(history).present.query).toBe('')
})
