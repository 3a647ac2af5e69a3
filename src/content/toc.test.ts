import Markdoc from '@markdoc/markdoc'
import { describe, expect, it } from 'vitest'
import { nestToc, tocHeadings } from './toc'

const { Tag } = Markdoc
const heading = (level: number, id: string, ...children: (string | InstanceType<typeof Tag>)[]) =>
  new Tag('Heading', { level, id }, children)

describe('table of contents', () => {
  it('lists headings in document order with their attributes, also inside other tags', () => {
    const tree = [heading(2, 'one', 'One'), new Tag('Callout', {}, [heading(3, 'two', 'Two')])]
    expect(tocHeadings(tree)).toEqual([
      { id: 'one', level: 2, title: 'One' },
      { id: 'two', level: 3, title: 'Two' },
    ])
  })

  it('shows a heading in full, also one with code', () => {
    const code = new Tag('code', {}, ['@requires'])
    expect(tocHeadings([heading(2, 'a', 'When ', code, ' is right')])).toEqual([
      { id: 'a', level: 2, title: 'When @requires is right' },
    ])
    expect(tocHeadings([heading(2, 'b', code, ' first')])).toEqual([
      { id: 'b', level: 2, title: '@requires first' },
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
