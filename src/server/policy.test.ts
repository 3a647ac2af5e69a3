import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { securityHeaders } from './headers'
import { policySource } from '@/next/script-hashes'
import { bareHtmlPolicy, drawingPolicy, pagePolicy, policyHeaders, reportPath } from './policy'

const none = { scripts: [], styles: [] }

/** The module as it is where these variables are set. */
async function withVariables(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return { ...(await import('./policy')), ...(await import('./headers')) }
}
afterEach(() => {
  vi.resetModules()
})

test('allows scripts of this site and inline scripts by hash only', () => {
  const policy = pagePolicy({ scripts: ["'sha256-abc='"], styles: [] }, false)
  expect(policy).toContain("script-src 'self' 'sha256-abc=';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('allows style sheets of this site and style attributes by hash only', () => {
  const policy = pagePolicy({ scripts: [], styles: ["'sha256-abc='"] }, false)
  expect(policy).toContain("style-src 'self'; ")
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-abc=';")
  expect(pagePolicy(none, false)).toContain("style-src-attr 'none';")
  for (const text of [policy, drawingPolicy, bareHtmlPolicy('p { margin: 0 }')])
    expect(text).not.toContain('unsafe-inline')
})

test('only a configured service that draws with inline styles may do so', async () => {
  const osano = await withVariables({ OSANO_SCRIPT_URL: 'https://cmp.osano.com/a/b/osano.js' })
  const policy = osano.pagePolicy({ scripts: [], styles: ["'sha256-abc='"] }, false)
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).not.toContain('style-src-attr')
})

test('the style sheet of the icon is allowed when it is opened on its own', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync('public/icon.svg', 'utf8')) ?? []
  expect(drawingPolicy).toContain(policySource(style))
})

test('violations are reported to this site, those of Trusted Types without being blocked', () => {
  const headers = policyHeaders(none, false)
  expect(headers['content-security-policy']).toMatch(/report-uri (\S+); report-to policy$/)
  expect(headers['content-security-policy']).not.toContain('trusted-types')
  expect(headers['content-security-policy-report-only']).toContain(
    "require-trusted-types-for 'script'; report-uri",
  )
  expect(headers['reporting-endpoints']).toBe(`policy="${reportPath}"`)
  expect(bareHtmlPolicy('')).toContain("require-trusted-types-for 'script'")
})

test('Trusted Types are not watched where scripts of a service write to the page', async () => {
  const configured = await withVariables({ GTAG_ID: 'AW-1' })
  expect(configured.policyHeaders(none, false)).not.toHaveProperty('content-security-policy-report-only')
})

test('an opener policy is sent over HTTPS only, since browsers log that they ignore it elsewhere', () => {
  expect(securityHeaders(true)['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(securityHeaders(false)).not.toHaveProperty('cross-origin-opener-policy')
})

test('a configured service adds its origins, only to the directives it needs', async () => {
  const configured = await withVariables({
    POSTHOG_KEY: 'phc_1',
    GTAG_ID: 'AW-1',
    GTAG_SCRIPT_URL: 'http://127.0.0.1:9/gtag/js',
    PLAUSIBLE_HOST: "https://counts.example; script-src 'unsafe-inline'",
  })
  const policy = configured.pagePolicy(none, false)
  expect(policy).toMatch(/connect-src 'self' https:\/\/eu\.i\.posthog\.com http:\/\/127\.0\.0\.1:9 /)
  expect(policy).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:9 /)
  expect(policy).not.toMatch(/script-src[^;]*posthog|unsafe-inline'[^;]*https:\/\/counts|counts\.example/)
})

test('only an external form host may use camera and microphone', async () => {
  expect(securityHeaders(false)['permissions-policy']).toMatch(/camera=\(\),.* microphone=\(\),/)
  const configured = await withVariables({ FORM_HOST: 'https://forms.example' })
  expect(configured.securityHeaders(false)['permissions-policy']).toMatch(
    /camera=\("https:\/\/forms\.example"\),.* microphone=\("https:\/\/forms\.example"\),/,
  )
})

test('allows frames of a form host and of giscus only where they are configured', async () => {
  expect(pagePolicy(none, true)).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
  const giscus = { GISCUS_REPO: 'a/b', GISCUS_REPO_ID: 'a', GISCUS_CATEGORY_ID: 'b' }
  const configured = await withVariables({ ...giscus, FORM_HOST: 'forms.example:8443' })
  expect(configured.pagePolicy(none, true)).toMatch(
    /frame-src [^;]* https:\/\/forms\.example:8443 https:\/\/giscus\.app;/,
  )
})
