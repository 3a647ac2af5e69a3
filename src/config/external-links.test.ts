import { expect, it, vi } from 'vitest'
import { docsHref, externalLink, signUpHref } from './external-links'

it('a link to the documentation keeps its topic, or the page that takes its place, here or where the documentation is configured', () => {
  expect(docsHref('/router/intro')).toBe('/docs#router-intro')
  expect(docsHref('/router/intro', '/blog/plans')).toBe('/blog/plans')
  vi.stubEnv('DOCS_URL', 'https://docs.example/')
  expect(docsHref('/router/intro', '/blog/plans')).toBe('https://docs.example/router/intro')
})

it('a link to sign-up keeps the plan, also at a configured address, whose own parameters stay', () => {
  expect([signUpHref(), signUpHref('scale')]).toEqual(['/elsewhere/sign-up', '/elsewhere/sign-up/scale'])
  const address = 'https://app.example/login?from=site'
  vi.stubEnv('SIGN_UP_URL', address)
  expect([signUpHref(), signUpHref('scale')]).toEqual([address, `${address}&plan=scale`])
})

it('the workspace has the words and the address of the playground until it is configured', () => {
  expect(externalLink('gitpod')).toMatchObject({ title: 'Open the playground', href: '/playground' })
  vi.stubEnv('GITPOD_URL', 'https://workspace.example/start')
  expect(externalLink('gitpod').href).toBe('https://workspace.example/start')
})
