import path from 'node:path'
import { expect, test } from 'vitest'
import { chapterTextProblems, strayQuizProblems } from './chapter-texts'

const file = path.resolve('content/courses/a/one.md')
const chapter = (body: string) => ({ slug: 'a/one', file, data: {}, body, bodyLine: 4 })

test('a chapter that no course lists is reported', () => {
  const reported = {
    file: 'content/courses/a/one.md',
    message: expect.stringContaining('content/courses/a/course.yaml'),
  }
  expect(chapterTextProblems(chapter('{% quiz /%}'), ['a/two'])).toEqual([reported])
  expect(strayQuizProblems(chapter(''), ['a/two'])).toEqual([reported])
  expect(strayQuizProblems(chapter(''), ['a/one'])).toEqual([])
})

test('a chapter shows its quiz', () => {
  expect(chapterTextProblems(chapter('Text'), ['a/one'])[0]?.message).toContain('put {% quiz /%}')
  expect(chapterTextProblems(chapter('Text\n\n{% quiz /%}'), ['a/one'])).toEqual([])
})
