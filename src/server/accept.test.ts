import { expect, test } from 'vitest'
import { remembered, weightsOf } from './accept'

test('names come with their weights, in their order', () => {
  expect(weightsOf('text/HTML;level=1;q=0.5, */*; q=0, br;q=x, gzip')).toEqual([
    { name: 'text/html', weight: 0.5 },
    { name: '*/*', weight: 0 },
    { name: 'br', weight: 0 },
    { name: 'gzip', weight: 1 },
  ])
})

test('a header is read once, and the memory has an end', () => {
  let reads = 0
  const read = remembered(() => {
    reads++
    return false
  })
  read('a')
  read('a')
  expect(reads).toBe(1)
  for (let at = 0; at < 300; at++) read(`header ${at}`)
  reads = 0
  for (let at = 0; at < 300; at++) read(`header ${at}`)
  expect(reads).toBe(45)
})
