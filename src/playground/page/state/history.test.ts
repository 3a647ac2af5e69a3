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

it('undoes edits in two places, and edits that are steps, one by one', () => {
  let history = startHistory(typed('1'))
  history = edit(history, typed('2'), 'query', 0)
  history = edit(history, typed('3'), 'variables', 10)
  history = edit(history, typed('4'), undefined, 20)
  history = edit(history, typed('5'), undefined, 30)
  const seen = [history.present.query]
  while (history.past.length > 0) {
    history = undo(history)
    seen.push(history.present.query)
  }
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
})
