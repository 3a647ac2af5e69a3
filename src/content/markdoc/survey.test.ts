import { expect, test } from 'vitest'
import { bodyProblems, documentOf } from '../document'

const question = (scale: string, rest = '') =>
  `{% question scale="${scale}" title="A question?"${rest} %}\nWhy.\n{% /question %}\n`
const outcome = (need: string, ready: string) =>
  `{% outcome need="${need}" ready="${ready}" title="A result" %}\nDo it.\n{% /outcome %}\n`
const survey = (...parts: string[]) => ({
  file: `${process.cwd()}/content/pages/survey.md`,
  body: `{% survey %}\n\n${parts.join('\n')}\n{% /survey %}\n`,
  bodyLine: 1,
})
const outcomes = [outcome('0-0', '0-1'), outcome('1-1', '0-1')]
const complete = [question('need'), question('ready'), '## The result\n', ...outcomes]
const messages = (...parts: string[]) => bodyProblems(survey(...parts)).map(({ message }) => message)

test('a survey numbers its questions and takes its outcomes out of the text', () => {
  expect(messages(...complete)).toEqual([])
  expect(documentOf(survey(...complete)).tree).toMatchObject([
    {
      name: 'Survey',
      attributes: {
        questions: [
          { number: 1, scale: 'need' },
          { number: 2, scale: 'ready' },
        ],
        outcomes: [{ need: [0, 0], ready: [0, 1], title: 'A result' }, { need: [1, 1] }],
      },
      children: [{ children: [{ name: 'SurveyQuestion' }, { name: 'SurveyQuestion' }] }, { name: 'Heading' }],
    },
  ])
})

const need = question('need')

test.each([
  ['a score without an outcome', [need, outcome('0-0', '0-0')], 'need 1 and ready 0, found 0'],
  ['two outcomes', [need, outcome('0-1', '0-0'), outcome('1-1', '0-0')], 'need 1 and ready 0, found 2'],
  ['mixed scales', [question('ready'), need, outcome('0-1', '0-1')], 'put the questions of scale "need"'],
  ['no label', [question('need', ' href="/learn"'), outcome('0-1', '0-0')], 'needs both href and label'],
])('a survey with %s is refused', (_, parts, message) => {
  expect(messages(...parts)).toEqual([expect.stringContaining(message)])
})
