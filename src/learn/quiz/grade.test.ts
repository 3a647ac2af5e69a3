import { describe, expect, it } from 'vitest'
import type { Question } from '@/content/schemas/course'
import { fillExplanation, isIncomplete, isRight } from './grade'

const explanation = 'Because it is so.'
const base = { id: 'q', prompt: 'A question?' }
const options = [
  { text: 'A', correct: true, explanation },
  { text: 'B', explanation },
  { text: 'C', correct: true, explanation },
]

describe('grading', () => {
  it('accepts a multiple choice only with all the right options and no other', () => {
    const question: Question = { ...base, kind: 'multiple', options }
    expect(isRight(question, [2, 0])).toBe(true)
    expect(isRight(question, [0])).toBe(false)
    expect(isRight(question, [0, 1, 2])).toBe(false)
  })

  it('tells an answer that lacks an option from one with a wrong option', () => {
    const question: Question = { ...base, kind: 'multiple', options }
    expect(isIncomplete(question, [0])).toBe(true)
    expect(isIncomplete(question, [0, 1])).toBe(false)
    expect(isIncomplete(question, [0, 2])).toBe(false)
  })

  it('accepts an ordering only in the order of the file', () => {
    const items = ['x', 'y', 'z'].map((text) => ({ text, explanation }))
    const question: Question = { ...base, kind: 'ordering', items }
    expect(isRight(question, [0, 1, 2])).toBe(true)
    expect(isRight(question, [1, 0, 2])).toBe(false)
  })

  it('compares a typed answer without case and surrounding space, and explains known mistakes', () => {
    const wrong = [{ text: '@external', explanation: 'That one only mentions a field.' }]
    const question = {
      ...base,
      kind: 'fill' as const,
      answers: ['@shareable', 'shareable'],
      explanation,
      wrong,
    }
    expect(isRight(question, ' @Shareable ')).toBe(true)
    expect(isRight(question, 'share')).toBe(false)
    expect(fillExplanation(question, '@EXTERNAL')).toBe('That one only mentions a field.')
    expect(fillExplanation(question, 'else')).toBe(explanation)
  })
})
