import { expect, test } from 'vitest'
import { createTurns } from './turns'

test('never more at a time than allowed, in order, and a failure frees its place', async () => {
  const take = createTurns(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((number) =>
      take(async () => {
        order.push(number)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        if (number === 1) throw new Error('broken')
        return number
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
