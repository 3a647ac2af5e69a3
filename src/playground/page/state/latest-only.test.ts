import { expect, it } from 'vitest'
import { latestOnly } from './latest-only'

it('skips inputs that a newer one replaced, and delivers the last', async () => {
  const ran: number[] = []
  const delivered: number[] = []
  const give = latestOnly(
    async (input: number) => {
      ran.push(input)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return input
    },
    (output) => delivered.push(output),
  )
  for (const input of [1, 2, 3, 4]) give(input)
  await expect.poll(() => delivered).toEqual([4])
  expect(ran).toEqual([1, 4])
  give(5)
  await expect.poll(() => delivered).toEqual([4, 5])
})
