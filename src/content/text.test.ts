import Markdoc from '@markdoc/markdoc'
import { describe, expect, it } from 'vitest'
import { nestToc, readingMinutes, tocHeadings } from './text'

it('counts 220 words a minute, code at half weight, never less than one minute', () => {
  expect(readingMinutes('word '.repeat(1100))).toBe(5)
  expect(readingMinutes('word '.repeat(1100), 'code '.repeat(440))).toBe(6)
  expect(readingMinutes('short')).toBe(1)
})

const { Tag } = Markdoc
const heading = (level: number, id: string, ...children: (string | InstanceType<typeof Tag>)[]) =>
  new Tag('Heading', { level, id }, children)

describe('table of contents', () => {
  it('shows a heading in full, also one with code', () => {
    const code = new Tag('code', {}, ['@requires'])
    expect(tocHeadings([heading(2, 'a', 'When ', code, ' is right')])).toEqual([
      { id: 'a', level: 2, title: 'When @requires is right' },
    ])
  })

  it('nests level 3 below level 2, promotes an orphan and leaves deeper levels out', () => {
    const entries = nestToc([
      { id: 'orphan', level: 3, title: 'Orphan' },
      { id: 'a', level: 2, title: 'A' },
      { id: 'a1', level: 3, title: 'A1' },
      { id: 'a1x', level: 4, title: 'A1x' },
    ])
    expect(entries).toEqual([
      { id: 'orphan', title: 'Orphan', children: [] },
      { id: 'a', title: 'A', children: [{ id: 'a1', title: 'A1', children: [] }] },
    ])
  })
})
