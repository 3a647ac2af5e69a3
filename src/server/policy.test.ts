import { expect, test } from 'vitest'
import { pagePolicy } from './policy'

test('scripts run only from this site or when their hash is named', () => {
  const policy = pagePolicy(["'sha256-abc='"], false)
  expect(policy).toContain("script-src 'self' 'sha256-abc=';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('a visitor by https is kept on https', () => {
  expect(pagePolicy([], true)).toContain('; upgrade-insecure-requests')
})
