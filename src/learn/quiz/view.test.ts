import { describe, expect, it } from 'vitest'
import { questionView } from './view'

const fill = (prompt: string) =>
  questionView({
    id: 'q',
    kind: 'fill',
    prompt,
    answers: ['_entities'],
    explanation: 'It is a field of the root.',
  }).blank

describe('a question that is a sentence with a blank', () => {
  it('is rendered as the texts around the blank', () => {
    expect(fill('The router calls `Query`.____ with a *list*.')).toEqual({
      before: 'The router calls <code>Query</code>.',
      after: 'with a <em>list</em>.',
    })
    expect(fill('The field is called ___')).toEqual({ before: 'The field is called', after: '' })
  })

  it('is not needed, and there can be one blank only', () => {
    expect(fill('What is the field called?')).toBeUndefined()
    expect(() => fill('___ and ___')).toThrow(/one blank/)
  })
})
