import { expect, it } from 'vitest'
import { allowed, currentState } from './path-rules'

it.each([
  ['/cosmo/features', { only: ['/', '/cosmo'] }, true],
  ['/pricing', { only: ['/', '/cosmo'] }, false],
  ['/connect/overview', { not: ['/connect'] }, false],
  ['/connection', { not: ['/connect'] }, true],
  ['/pricing', {}, true],
])('%s with the rules %j: %s', (path, rules, expected) => expect(allowed(path, rules)).toBe(expected))

it.each([
  ['/blog', 'page'],
  ['/blog/category/engineering', 'true'],
  ['/blogging', undefined],
])('a link to /blog on %s is current: %s', (path, state) => expect(currentState(path, '/blog')).toBe(state))
