import { describe, expect, it } from 'vitest'
import { allowed } from '@/site/paths'
import { bannerId } from './banner-id'
import { bannerPaths } from './banners'

describe('bannerPaths', () => {
  it('keeps the global banner off the learn, report and hub pages', () => {
    const { global } = bannerPaths
    expect(['/', '/pricing', '/learning', '/hubs'].every((path) => allowed(path, global))).toBe(true)
    const hidden = [
      '/learn',
      '/learn/graphql-federation',
      '/state-of-graphql-federation/2024',
      '/hub',
      '/hub/a',
    ]
    expect(hidden.some((path) => allowed(path, global))).toBe(false)
  })

  it('shows the hub banner above the footer under /cosmo', () => {
    expect(['/cosmo', '/cosmo/features/auth'].every((path) => allowed(path, bannerPaths.hub))).toBe(true)
    expect(['/', '/pricing', '/cosmos', '/hub'].some((path) => allowed(path, bannerPaths.hub))).toBe(false)
  })

  it('keeps the sign-up banner off pages that end with another call or serve another purpose', () => {
    const hidden = ['/', '/hub', '/connect/overview', '/elsewhere/sign-up', '/jobs/engineer', '/404', '/gone']
    expect(hidden.some((path) => allowed(path, bannerPaths.signUp))).toBe(false)
    expect(['/blog', '/pricing'].every((path) => allowed(path, bannerPaths.signUp))).toBe(true)
  })
})

describe('bannerId', () => {
  it('changes with the text, and only with it', () => {
    expect(bannerId('hub', 'one')).toBe(bannerId('hub', 'one'))
    expect(bannerId('hub', 'one')).not.toBe(bannerId('hub', 'two'))
    expect(bannerId('hub', 'one')).toMatch(/^hub:[a-z0-9]+$/)
  })
})
