import { expect, test } from 'vitest'
import type { Form } from '../forms'
import { askedQuestions, senderEmail } from './lead-text'

const form = {
  fields: [
    { kind: 'email', ref: 'work-email', title: 'Work email?' },
    { kind: 'short-text', ref: 'name', title: 'Name?' },
  ],
} as unknown as Form

test('questions appear as the form asked them, also those it no longer has', () => {
  const lead = {
    questions: { old: 'Old question?', name: 'Your name then?' },
    answers: { old: 'yes', name: 'Ada' },
  }
  expect(askedQuestions(lead, form)).toEqual([
    { ref: 'old', title: 'Old question?', answer: 'yes', isRemoved: true },
    { ref: 'name', title: 'Your name then?', answer: 'Ada', isRemoved: false },
  ])
})

test('a lead without stored questions gets those of the form, then answers to removed fields', () => {
  const asked = askedQuestions({ questions: {}, answers: { old: 'yes', name: 'Ada' } }, form)
  expect(asked.map(({ title, answer }) => [title, answer])).toEqual([
    ['Work email?', undefined],
    ['Name?', 'Ada'],
    ['old', 'yes'],
  ])
  expect(askedQuestions({ questions: {}, answers: { old: 'yes' } }, undefined)).toHaveLength(1)
})

test('the address to answer is that of the email field, or of a removed form the answer of that name', () => {
  expect(senderEmail({ answers: { 'work-email': 'ada@a.example' } }, form)).toBe('ada@a.example')
  expect(senderEmail({ answers: { email: 'bob@a.example' } }, undefined)).toBe('bob@a.example')
  expect(senderEmail({ answers: { email: ['x'] } }, undefined)).toBeUndefined()
})
