import { describe, expect, it } from 'vitest'
import { allowed } from '@/lib/path-rules'
import { bannerId } from './banner-id'
import { navigation } from '@/site/navigation'

const { banners } = navigation()

describe('the sections of the banners', () => {
  it('keeps the global banner off the learn, report and hub pages', () => {
    const { global } = banners
    expect(['/', '/pricing', '/learning', '/hubs'].every((path) => allowed(path, global.section))).toBe(true)
    const hidden = [
      '/learn',
      '/learn/graphql-federation',
      '/state-of-graphql-federation/2024',
      '/hub',
      '/hub/a',
    ]
    expect(hidden.some((path) => allowed(path, global.section))).toBe(false)
  })

  it('keeps the sign-up banner off pages that serve another purpose', () => {
    const hidden = [
      '/contact/sales',
      '/hub',
      '/connect/overview',
      '/elsewhere/sign-up',
      '/jobs/engineer',
      '/404',
      '/gone',
    ]
    expect(hidden.some((path) => allowed(path, banners.signUp.section))).toBe(false)
    expect(['/blog', '/pricing'].every((path) => allowed(path, banners.signUp.section))).toBe(true)
  })
})

describe('bannerId', () => {
  it('changes with the text, and only with it', () => {
    expect(bannerId('hub', 'one')).toBe(bannerId('hub', 'one'))
    expect(bannerId('hub', 'one')).not.toBe(bannerId('hub', 'two'))
    expect(bannerId('hub', 'one')).toMatch(/^hub:[a-z0-9]+$/)
  })
})
