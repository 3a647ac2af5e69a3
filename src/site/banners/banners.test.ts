import { describe, expect, it, test } from 'vitest'
import { pages } from '@/content/collections'
import { allowed } from '@/lib/path-rules'
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

test('the days in the heading of /hub give the factor that the banner names', () => {
  const hub = pages.all().find(({ slug }) => slug === 'hub')
  const [, days, instead] = /built in (\d+)\sdays instead of (\d+)/.exec(hub?.body ?? '') ?? []
  expect(navigation().banners.hub.text).toContain(`${Number(instead) / Number(days)}x faster`)
})
