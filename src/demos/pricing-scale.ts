import { formatNumber } from '@/lib/format-number'

/** The slider counts from 2 million to 20 billion requests a month, at 2, 5, and 10; the limits of the plans are its quarters. */
const minRequests = 2_000_000
const maxRequests = 20_000_000_000
export const steps = 12

export type Limit = { name: string; price: number | null; requests: number | null }

/** Requests per month at a position of the slider (0 to `steps`). */
export function requestsAt(position: number): number {
  return ([2, 5, 10][position % 3] ?? 1) * 10 ** (6 + Math.floor(position / 3))
}

/** Position of a number of requests, as a share of the slider's length from 0 to 1. */
export function shareOf(requests: number): number {
  return Math.log(requests / minRequests) / Math.log(maxRequests / minRequests)
}

/** Position in the list of the first plan whose limit covers a number of requests per month; the last if none does. */
export function planFor(requests: number, plans: readonly Limit[]): number {
  const fitting = plans.findIndex((plan) => plan.requests === null || requests <= plan.requests)
  return fitting === -1 ? plans.length - 1 : fitting
}

/** Formats requests as "250 million", or short as "250M". The first call of `toLocaleString` would take 30 ms in a browser. */
export function inWords(requests: number, length: 'long' | 'short' = 'long'): string {
  const [size, word] = requests < 1e9 ? [1e6, 'million'] : [1e9, 'billion']
  return `${formatNumber(requests / size)}${length === 'short' ? word.charAt(0).toUpperCase() : ` ${word}`}`
}

/** Average per second over a month of 30 days, such as "96" or "3.9". */
export function perSecond(requests: number): string {
  const rate = requests / (30 * 86_400)
  return rate < 10 ? rate.toFixed(1) : formatNumber(Math.round(rate))
}

/** Formats a price in dollars; null is a price by agreement. */
export function billText(price: number | null): string {
  return price === null ? 'by agreement' : `$${formatNumber(price)}`
}
