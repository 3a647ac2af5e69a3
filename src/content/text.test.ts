import Markdoc from '@markdoc/markdoc'
import { describe, expect, it } from 'vitest'
import { plainText, readingMinutes } from './text'

const { Tag } = Markdoc

describe('plain text and reading time', () => {
  it('keeps prose, separates blocks and leaves code blocks out', () => {
    const tree = [
      new Tag('Heading', { level: 2, id: 'a' }, ['Title']),
      new Tag('p', {}, ['Some ', new Tag('code', {}, ['@key']), ' text.']),
      new Tag('CodeBlock', { code: 'type Query' }, []),
      new Tag('p', {}, ['End.']),
    ]
    expect(plainText(tree)).toBe('Title Some @key text. End.')
  })

  it('counts 220 words a minute, code at half weight, never less than one minute', () => {
    expect(readingMinutes('word '.repeat(1100))).toBe(5)
    expect(readingMinutes('word '.repeat(1100), 'code '.repeat(440))).toBe(6)
    expect(readingMinutes('short')).toBe(1)
  })
})
