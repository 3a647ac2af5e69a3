import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { backgroundColors } from '@/config/brand'
import { followsChoice, parseChoice, resolveTheme } from './theme'

it('has the backgroundColors that the style sheet has', () => {
  const sheet = readFileSync('src/app/globals.css', 'utf8')
  const found = [...sheet.matchAll(/--ground: (#\w+);/g)].map(([, value]) => value)
  expect(found).toEqual([backgroundColors.light, backgroundColors.dark])
})

describe('parseChoice', () => {
  it('accepts the three known values and treats everything else as system', () => {
    expect(['light', 'dark', 'system'].map(parseChoice)).toEqual(['light', 'dark', 'system'])
    expect([null, '', 'Dark', 'sepia'].map(parseChoice)).toEqual(['system', 'system', 'system', 'system'])
  })
})

describe('resolveTheme', () => {
  it('uses the system preference only for the choice system', () => {
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
