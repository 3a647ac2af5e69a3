import { expect, it } from 'vitest'
import { fillExplanation, isIncomplete, isRight } from './grade'
import { questionView } from './view'

const explanation = 'Because it is so.'
const base = { id: 'q', prompt: 'A question?' }
const options = [
  { text: 'A', correct: true, explanation },
  { text: 'B', explanation },
  { text: 'C', correct: true, explanation },
]

it('a question accepts all the right options and no other, and tells what lacks one from what is wrong', () => {
  const question = questionView({ ...base, kind: 'multiple', options })
  expect([[2, 0], [0], [0, 1, 2]].map((answer) => isRight(question, answer))).toEqual([true, false, false])
  const answers = [[2, 0], [0], [0, 1]]
  expect(answers.filter((answer) => isIncomplete(question, answer))).toEqual([[0]])
})

it('a question accepts an order only as in the file, and never starts with it', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const items = ['x', 'y', 'z'].map((text) => ({ text, explanation }))
    const question = questionView({ ...base, id, kind: 'ordering', items })
    expect(isRight(question, [0, 1, 2])).toBe(true)
    expect(isRight(question, question.order)).toBe(false)
  }
})

it('a question compares a typed answer without case, backticks, and surrounding space, and explains known mistakes', () => {
  const wrong = [{ text: '@external', explanation: 'That one only mentions a field.' }]
  const question = questionView({
    ...base,
    kind: 'fill',
    answers: ['@shareable', 'shareable'],
    explanation,
    wrong,
  })
  for (const answer of [' @Shareable ', '` @shareable`']) expect(isRight(question, answer)).toBe(true)
  expect(isRight(question, 'share')).toBe(false)
  expect(fillExplanation(question, '@EXTERNAL')).toBe('That one only mentions a field.')
  expect(fillExplanation(question, 'shareable')).toBe(explanation)
  expect(fillExplanation(question, 'else')).toBeUndefined()
})
