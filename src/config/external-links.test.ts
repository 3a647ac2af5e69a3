import { expect, it, vi } from 'vitest'
import { docsHref, externalLink, signUpHref } from './external-links'

it('a link to the documentation keeps its topic on the documentation page of this site', () => {
  expect(docsHref('/router/intro')).toBe('/docs#router-intro')
})

it('a link to the documentation leads to the page of the topic where the documentation is configured', () => {
  vi.stubEnv('DOCS_URL', 'https://docs.example/')
  expect(docsHref('/router/intro')).toBe('https://docs.example/router/intro')
})

it('a link to sign-up keeps the plan on the placeholder page', () => {
  expect([signUpHref(), signUpHref('scale')]).toEqual(['/elsewhere/sign-up', '/elsewhere/sign-up/scale'])
})

it('a link to sign-up passes the plan to a configured address, whose own parameters stay', () => {
  vi.stubEnv('SIGN_UP_URL', 'https://app.example/login?from=site')
  expect(signUpHref()).toBe('https://app.example/login?from=site')
  expect(signUpHref('scale')).toBe('https://app.example/login?from=site&plan=scale')
})

it('the workspace has the words and the address of the playground until it is configured', () => {
  expect(externalLink('gitpod')).toMatchObject({ title: 'Open the playground', href: '/playground' })
  vi.stubEnv('GITPOD_URL', 'https://workspace.example/start')
  expect(externalLink('gitpod').href).toBe('https://workspace.example/start')
})
