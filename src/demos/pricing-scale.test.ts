import { describe, expect, it } from 'vitest'
import {
  billText,
  inWords,
  maxRequests,
  minRequests,
  perSecond,
  planFor,
  priceText,
  requestsAt,
  shareOf,
  steps,
} from './pricing-scale'

const plans = [
  { name: 'A', price: 0, requests: 10_000_000 },
  { name: 'B', price: 499, requests: 250_000_000 },
  { name: 'C', price: null, requests: null },
]

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

  it.each([
    [1_000_000, 'A'],
    [10_000_000, 'A'],
    [11_000_000, 'B'],
    [250_000_000, 'B'],
    [10_000_000_000, 'C'],
  ])('%d requests fit %s', (requests, name) => {
    expect(plans[planFor(requests, plans)]?.name).toBe(name)
  })

  it('falls back to the last plan when no limit is high enough', () => {
    expect(planFor(300_000_000, plans.slice(0, 2))).toBe(1)
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
