// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { allowedBy, readRecord, recordText, versionOf } from './record'
import { updateServices } from './services'

const now = new Date('2026-03-10T12:00:00Z')
const all = { analytics: true, marketing: true }
const version = versionOf({})
const read = (text: string, at = now, asked = version) =>
  readRecord(JSON.parse(text) as Record<string, unknown>, asked, at)

test('a stored choice is read back unchanged', () => {
  for (const choice of [all, { analytics: true, marketing: false }, { analytics: false, marketing: false }]) {
    expect(read(recordText(choice, version, now))).toEqual(choice)
  }
})

test('a choice expires after 6 months', () => {
  const text = recordText(all, version, now)
  expect(read(text, new Date('2026-09-10T11:59:59Z'))).toBeDefined()
  expect(read(text, new Date('2026-09-10T12:00:00Z'))).toBeUndefined()
})

test('adding or removing a service asks again', () => {
  const withPosthog = versionOf({ posthog: { key: 'a', host: 'https://eu.i.posthog.com' } })
  expect(read(recordText(all, version, now), now, withPosthog)).toBeUndefined()
  expect(read(recordText(all, withPosthog, now))).toBeUndefined()
  expect(versionOf({ osano: { script: 'a' }, plausible: { host: 'b' } })).toBe(version)
})

test.each(['[]', '{}', '{"version":"1"}', '{"version":"1","date":"soon","categories":[]}'])(
  '%j is no valid record',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test('Global Privacy Control refuses marketing whatever was chosen', () => {
  expect(allowedBy(all, true)).toEqual({ analytics: true, marketing: false })
  expect(allowedBy(all, false)).toEqual(all)
})

test('an adapter that fails does not keep the others from starting', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => {
    throw new TypeError('Not available here.')
  })
  const scripts: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node.src)
  })
  updateServices(
    {
      posthog: { key: 'key', host: 'https://posthog.example' },
      activeCampaign: { account: '1', script: 'https://campaign.example/diffuser.js' },
    },
    { analytics: true, marketing: true },
  )
  expect(scripts).toEqual(['https://campaign.example/diffuser.js'])
  expect(logged).toHaveBeenCalledOnce()
})
