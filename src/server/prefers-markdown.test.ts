import { expect, test } from 'vitest'
import { prefersMarkdown } from './prefers-markdown'

test.each([
  'text/markdown',
  'Text/Markdown',
  'text/markdown, text/html;q=0.9',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/markdown, text/html, */*',
  'text/markdown, */*',
  'text/markdown;q=0.5, */*;q=0.1',
])('%s prefers Markdown', (accept) => expect(prefersMarkdown(accept)).toBe(true))

test.each([
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.3, */*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0, */*;q=0',
  'text/markdown;q=nonsense',
  ',;,=',
])('%s does not prefer Markdown', (accept) => expect(prefersMarkdown(accept)).toBe(false))
