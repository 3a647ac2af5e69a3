import path from 'node:path'
import { expect, test } from 'vitest'
import { contentRoot } from '../source'
import { nameProblems } from './names'

const messagesFor = (name: string) =>
  nameProblems([path.join(contentRoot, name)]).map(({ message }) => message)

test.each([
  ['pages/My page.md', 'my-page'],
  ['pages/50%.md', '50'],
  ['pages/why?.md', 'why'],
  ['pages/c#.md', 'c'],
  ['blog/ZZ-Test/index.md', 'zz-test'],
  ['jobs/rss.xml.md', 'rss-xml'],
  ['pages/_x.md', 'x'],
  ['pages/Größe.md', 'gro-e'],
  ['courses/a/One.quiz.yaml', 'one'],
])('%s is refused', (name, better) => {
  expect(messagesFor(name)).toEqual([expect.stringContaining(`such as "${better}"`)])
})

test('a picture may have capitals and dots, and no spaces', () => {
  expect(messagesFor('blog/x/IMG_1.2.png')).toEqual([])
  expect(messagesFor('blog/x/my map.png')).toHaveLength(1)
})

test.each([
  'blog/seed_funding/index.md',
  'pages/{product}-and-others.md',
  'courses/a/one.quiz.yaml',
  'plans.yaml',
  '.DS_Store',
])('%s is fine', (name) => expect(messagesFor(name)).toEqual([]))
