import { expect, it } from 'vitest'
import { brand } from '@/config/brand'
import { inlineHtml } from './inline-html'

it('renders inline Markdown with variables and escapes the rest', () => {
  expect(inlineHtml('`@key` of *{% $brand %}* < 2')).toBe(`<code>@key</code> of <em>${brand}</em> &lt; 2`)
})

it('refuses blocks', () => {
  expect(() => inlineHtml('# Title')).toThrow(RangeError)
  expect(() => inlineHtml('one\n\ntwo')).toThrow(RangeError)
})
