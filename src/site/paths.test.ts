import { describe, expect, it } from 'vitest'
import { allowed, currentState, isUnder } from './paths'

describe('isUnder', () => {
  it('counts the prefix itself and what lies below, whole segments only', () => {
    expect(isUnder('/hub', '/hub')).toBe(true)
    expect(isUnder('/hub/start', '/hub')).toBe(true)
    expect(isUnder('/hubble', '/hub')).toBe(false)
  })

  it('takes / as the home page alone', () => {
    expect(isUnder('/', '/')).toBe(true)
    expect(isUnder('/blog', '/')).toBe(false)
  })
})

describe('allowed', () => {
  it('needs one of only and none of not', () => {
    expect(allowed('/cosmo/features', { only: ['/', '/cosmo'] })).toBe(true)
    expect(allowed('/pricing', { only: ['/', '/cosmo'] })).toBe(false)
    expect(allowed('/connect/overview', { not: ['/connect'] })).toBe(false)
    expect(allowed('/pricing', {})).toBe(true)
  })
})

describe('currentState', () => {
  it('tells the page itself from its section', () => {
    expect(currentState('/blog', '/blog')).toBe('page')
    expect(currentState('/blog/category/engineering', '/blog')).toBe('true')
    expect(currentState('/blogging', '/blog')).toBeUndefined()
  })

  it('never takes the home page for a section', () => {
    expect(currentState('/pricing', '/')).toBeUndefined()
    expect(currentState('/', '/')).toBe('page')
  })
})
