import { expect, it } from 'vitest'
import { currentState } from './path-rules'

it.each([
  ['/blog', 'page'],
  ['/blog/category/engineering', 'true'],
  ['/blogging', undefined],
])('a link to /blog on %s is current: %s', (path, state) => expect(currentState(path, '/blog')).toBe(state))
