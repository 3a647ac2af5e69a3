import { describe, expect, it } from 'vitest'
import {
  inWords,
  maxRequests,
  minRequests,
  perSecond,
  priceText,
  requestsAt,
  shareOf,
  steps,
} from './pricing-scale'

describe('the slider of /pricing', () => {
  it('rises from the minimum to the maximum, in twelve steps without repeating a value', () => {
    expect([requestsAt(0), requestsAt(steps)]).toEqual([minRequests, maxRequests])
    const values = Array.from({ length: steps + 1 }, (_, position) => requestsAt(position))
    expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b))
    expect(values.slice(0, 5).map(inWords)).toEqual(
      ['1', '2', '5', '10', '20'].map((millions) => `${millions} million`),
    )
    expect(steps).toBe(12)
  })

  it('has a logarithmic scale', () => {
    expect([minRequests, 100_000_000, maxRequests].map(shareOf)).toEqual([0, 0.5, 1])
  })

  it('formats numbers and prices', () => {
    const numbers = [1_500_000, 250_000_000, 1_200_000_000]
    expect(numbers.map(inWords)).toEqual(['1.5 million', '250 million', '1.2 billion'])
    expect([10_000_000, 250_000_000, 10_000_000_000].map(perSecond)).toEqual(['3.9', '96', '3,858'])
    expect([3499, null].map(priceText)).toEqual(['$3,499 a month', 'by agreement'])
  })
})
