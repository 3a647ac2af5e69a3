import { expect, test } from 'vitest'
import { memoizeByHeader, parseWeights } from './accept-header'

test('items keep their order and have weights', () => {
  expect(parseWeights('text/HTML;level=1;q=0.5, */*; q=0, br;q=x, gzip')).toEqual([
    { name: 'text/html', weight: 0.5 },
    { name: '*/*', weight: 0 },
    { name: 'br', weight: 0 },
    { name: 'gzip', weight: 1 },
  ])
})

test('a header is parsed once, also when the result is false, and old headers are evicted', () => {
  let reads = 0
  const read = memoizeByHeader(() => {
    reads += 1
    return false
  })
  read('a')
  read('a')
  expect(reads).toBe(1)
  for (let index = 0; index < 300; index += 1) read(`header ${index}`)
  read('a')
  expect(reads).toBe(302)
})
