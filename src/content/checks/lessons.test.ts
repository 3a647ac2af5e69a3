import { expect, test } from 'vitest'
import { readFixtures } from '@/playground/engine/problems/fixtures/read'
import { lessonFor } from '@/playground/lessons'
import lessons from '@/playground/lessons.json' with { type: 'json' }
import { chapters, posts } from '../collections'
import { documentOf } from '../document'
import { contentPath } from '../paths'
import { siteUrls } from '../urls'

const entries = new Map(
  [posts, chapters].flatMap(({ folder, all }) =>
    all().map((entry) => [contentPath(folder, entry.slug), entry] as const),
  ),
)
const paths = new Set(siteUrls(new Date()).map(({ path }) => path))

test.each(lessons)('the lesson $title leads to $href', ({ href }) => {
  const [path = '', anchor] = href.split('#')
  expect(paths).toContain(path)
  const entry = entries.get(path)
  if (anchor === undefined || !entry) return
  expect(documentOf(entry).headings.map(({ id }) => id)).toContain(anchor)
})

test('what goes wrong most has a lesson', () => {
  const codes = new Set(readFixtures().map(({ code }) => code))
  const without = [...codes].filter((code) => lessonFor(code) === undefined)
  // Costs, list sizes, contexts, and auth directives are not taught yet.
  expect(without.filter((code) => !/^(?:COST|LIST_SIZE|CONTEXT|NO_CONTEXT|AUTH)/.test(code))).toEqual([])
})
