import { describe, expect, it } from 'vitest'
import { allowed, currentState, isUnder } from './path-rules'

describe('isUnder', () => {
  it('matches the prefix itself and whole segments below it', () => {
    expect(isUnder('/hub', '/hub')).toBe(true)
    expect(isUnder('/hub/start', '/hub')).toBe(true)
    expect(isUnder('/hubble', '/hub')).toBe(false)
  })
})

describe('allowed', () => {
  it('requires one of `only` and none of `not`', () => {
    expect(allowed('/cosmo/features', { only: ['/', '/cosmo'] })).toBe(true)
    expect(allowed('/pricing', { only: ['/', '/cosmo'] })).toBe(false)
    expect(allowed('/connect/overview', { not: ['/connect'] })).toBe(false)
    expect(allowed('/pricing', {})).toBe(true)
  })
})

describe('currentState', () => {
  it('distinguishes the page from its section', () => {
    expect(currentState('/blog', '/blog')).toBe('page')
    expect(currentState('/blog/category/engineering', '/blog')).toBe('true')
    expect(currentState('/blogging', '/blog')).toBeUndefined()
  })
})
