import { describe, expect, it } from 'vitest'
import {
  billText,
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
    expect([inWords(1_500_000), inWords(250_000_000), inWords(1_200_000_000)]).toEqual([
      '1.5 million',
      '250 million',
      '1.2 billion',
    ])
    expect([perSecond(10_000_000), perSecond(250_000_000), perSecond(10_000_000_000)]).toEqual([
      '3.9',
      '96',
      '3,858',
    ])
    expect([priceText(3499), priceText(null)]).toEqual(['$3,499 a month', 'by agreement'])
    expect([billText(3499), billText(null)]).toEqual(['$3,499', 'by agreement'])
  })
})
