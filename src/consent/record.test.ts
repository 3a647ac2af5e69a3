import { expect, test } from 'vitest'
import { allowedBy, readRecord, recordText, versionOf } from './record'

const now = new Date('2026-03-10T12:00:00Z')
const all = { analytics: true, marketing: true }
const version = versionOf({})

test('a stored choice is read back unchanged', () => {
  for (const choice of [all, { analytics: true, marketing: false }, { analytics: false, marketing: false }]) {
    expect(readRecord(recordText(choice, version, now), version, now)).toEqual(choice)
  }
})

test('a choice expires after 6 months', () => {
  const text = recordText(all, version, now)
  expect(readRecord(text, version, new Date('2026-09-10T11:59:59Z'))).toBeDefined()
  expect(readRecord(text, version, new Date('2026-09-10T12:00:00Z'))).toBeUndefined()
})

test('adding or removing a service asks again', () => {
  const withPosthog = versionOf({ posthog: { key: 'a', host: 'https://eu.i.posthog.com' } })
  expect(readRecord(recordText(all, version, now), withPosthog, now)).toBeUndefined()
  expect(readRecord(recordText(all, withPosthog, now), version, now)).toBeUndefined()
  expect(versionOf({ osano: { script: 'a' }, plausible: { host: 'b' } })).toBe(version)
})

test.each([null, '', '{', '[]', '"x"', '{"version":"1"}', '{"version":"1","date":"soon","categories":[]}'])(
  '%j is no valid record',
  (text) => {
    expect(readRecord(text, version, now)).toBeUndefined()
  },
)

test('Global Privacy Control refuses marketing whatever was chosen', () => {
  expect(allowedBy(all, true)).toEqual({ analytics: true, marketing: false })
  expect(allowedBy(all, false)).toEqual(all)
})
