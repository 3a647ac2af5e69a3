import path from 'node:path'
import { expect, test } from 'vitest'
import { dateProblems } from './dates'

const now = new Date('2026-03-10T12:00:00Z')

function messagesFor(data: { date?: string; dateModified?: string; validThrough?: string }) {
  const entry = { slug: 'x', file: path.resolve('content/pages/terms.md'), data, body: '', bodyLine: 5 }
  return dateProblems(entry, now).map(({ field, message }) => `${field}: ${message}`)
}

test.each([
  [{ date: '0206-03-10' }, 'date: 0206-03-10 is before the year 2000'],
  [{ date: '2026-03-01', dateModified: '2026-02-01' }, 'dateModified: 2026-02-01 is before the date'],
  [{ date: '2026-03-01', dateModified: '2027-03-01' }, 'dateModified: 2027-03-01 is in the future'],
  [{ date: '2026-03-01', validThrough: '2026-02-01' }, 'validThrough: 2026-02-01 is before the date'],
])('%j is refused', (data, message) => {
  expect(messagesFor(data)).toEqual([expect.stringContaining(message)])
})

test.each([
  {},
  { date: '2030-01-01' },
  { date: '2026-03-10', dateModified: '2026-03-10' },
  { date: '2026-03-10T09:00:00Z', dateModified: '2026-03-10' },
  { date: '2026-03-10', dateModified: '2026-03-10T12:00:00Z', validThrough: '2026-03-10' },
])('%j is fine', (data) => expect(messagesFor(data)).toEqual([]))
