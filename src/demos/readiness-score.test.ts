import { expect, test } from 'vitest'
import type { SurveyOutcome, SurveyQuestion } from '@/content/survey'
import { answersIn, countAnswered, firstOpen, hashOf, outcomeOf, possibleOutcomes } from './readiness-score'

const questions: SurveyQuestion[] = (['need', 'need', 'ready'] as const).map((scale, at) => ({
  number: at + 1,
  scale,
  title: `Question ${at + 1}`,
}))
const outcomes: SurveyOutcome[] = [
  { title: 'Stay', need: [0, 1], ready: [0, 1] },
  { title: 'Prepare', need: [2, 2], ready: [0, 0] },
  { title: 'Begin', need: [2, 2], ready: [1, 1] },
]

test('answers in an address are read as they were written', () => {
  expect(answersIn(hashOf('YN-'), 3)).toBe('YN-')
})

test.each(['', '#', '#result', '#a=', '#a=YN', '#a=YNYN', '#a=YNX', '#a=YNY&b=1', '#a=ynn'])(
  'answers in an address are not read from %j',
  (hash) => expect(answersIn(hash, 3)).toBeUndefined(),
)

test('the first open question is named until all are answered', () => {
  expect([firstOpen('Y-N'), countAnswered('Y-N')]).toEqual([2, 2])
  expect([firstOpen('YNN'), countAnswered('YNN')]).toEqual([0, 3])
})

test.each([
  ['NNN', 'Stay'],
  ['YNY', 'Stay'],
  ['YYN', 'Prepare'],
  ['YYY', 'Begin'],
  ['YY-', undefined],
])('%s leads to %s', (answers, title) => {
  expect(outcomeOf(outcomes, questions, answers)?.title).toBe(title)
})

test.each([
  ['---', ['Stay', 'Prepare', 'Begin']],
  ['N--', ['Stay']],
  ['--Y', ['Stay', 'Begin']],
  ['YYN', ['Prepare']],
])('%s leaves %j possible', (answers, titles) => {
  expect(possibleOutcomes(outcomes, questions, answers).map(({ title }) => title)).toEqual(titles)
})
