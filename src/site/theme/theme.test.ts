import { describe, expect, it } from 'vitest'
import { followsChoice, parseChoice, resolveTheme } from './theme'

describe('parseChoice', () => {
  it('keeps the three known words and takes everything else for the system', () => {
    expect(['light', 'dark', 'system'].map(parseChoice)).toEqual(['light', 'dark', 'system'])
    expect([null, '', 'Dark', 'sepia'].map(parseChoice)).toEqual(['system', 'system', 'system', 'system'])
  })
})

describe('resolveTheme', () => {
  it('asks the system only when told to', () => {
    expect(resolveTheme('system', true)).toBe('dark')
    expect(resolveTheme('system', false)).toBe('light')
    expect(resolveTheme('dark', false)).toBe('dark')
    expect(resolveTheme('light', true)).toBe('light')
  })
})

describe('followsChoice', () => {
  it('is true on the learn pages alone', () => {
    expect(['/learn', '/learn/graphql-federation/shareable'].every(followsChoice)).toBe(true)
    expect(['/', '/learning', '/blog/learn'].some(followsChoice)).toBe(false)
  })
})
