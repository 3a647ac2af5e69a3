import { expect, test } from 'vitest'
import { lessonProblems } from './lessons'

const paths = new Set(['/blog/keys'])

test('a lesson that leads to a page is fine', () => {
  expect(lessonProblems(paths, () => undefined, [{ href: '/blog/keys', title: 'Keys' }])).toEqual([])
})

test('a lesson whose page is gone is reported', () => {
  const problems = lessonProblems(paths, () => undefined, [{ href: '/blog/locks#top', title: 'Locks' }])
  expect(problems).toEqual([{ file: 'src/playground/lessons.ts', message: 'no page at /blog/locks' }])
})
