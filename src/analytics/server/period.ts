const dayMs = 24 * 60 * 60 * 1000

export const units = ['day', 'week'] as const
export type Unit = (typeof units)[number]

/** Days or weeks up to now, in UTC; a week begins on Monday (ISO 8601). Days are texts such as 2026-11-20. */
export type Period = {
  unit: Unit
  /** First day of each day or week. The last one is not over yet. */
  starts: string[]
  since: string
  today: string
  /** The same weekdays of the days or weeks before, up to the same day. */
  before: { since: string; until: string }
}

/** The last `length` days or weeks, including the current one. */
export function lastPeriod(unit: Unit, length: number, now: Date): Period {
  const today = now.toISOString().slice(0, 10)
  const step = daysIn(unit)
  const current = unit === 'week' ? mondayOf(today) : today
  const since = addDays(current, -(length - 1) * step)
  return {
    unit,
    starts: Array.from({ length }, (_, index) => addDays(since, index * step)),
    since,
    today,
    before: { since: addDays(since, -length * step), until: addDays(today, -length * step) },
  }
}

/** In which day or week of the period a day is, counted from 0, or in which of the period before. */
export function placeIn({ unit, since, before }: Period, day: string): { index: number; isBefore: boolean } {
  const isBefore = day < since
  const days = (Date.parse(day) - Date.parse(isBefore ? before.since : since)) / dayMs
  return { index: Math.floor(days / daysIn(unit)), isBefore }
}

/** The day `count` days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

function daysIn(unit: Unit): number {
  return unit === 'week' ? 7 : 1
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
