import { expect, it, test } from 'vitest'
import { pages } from '@/content/collections'
import { allowed } from '@/lib/path-rules'
import { navigation } from '@/site/navigation'

const { banners } = navigation()

it.each([
  [
    'global',
    banners.global.section,
    ['/', '/pricing', '/learning', '/hubs'],
    ['/learn', '/learn/graphql-federation', '/state-of-graphql-federation/2024', '/hub', '/hub/a'],
  ],
  [
    'sign-up',
    banners.signUp.section,
    ['/blog', '/pricing'],
    ['/contact/sales', '/hub', '/connect/overview', '/elsewhere/sign-up', '/jobs/engineer', '/404', '/gone'],
  ],
])('the %s banner is off pages that serve another purpose', (_, section, shown, hidden) => {
  expect([...shown, ...hidden].filter((path) => allowed(path, section))).toEqual(shown)
})

test('the days in the heading of /hub give the factor that the banner names', () => {
  const hub = pages.all().find(({ slug }) => slug === 'hub')
  const [, days, instead] = /built in (\d+)\sdays instead of (\d+)/.exec(hub?.body ?? '') ?? []
  expect(navigation().banners.hub.text).toContain(`${Number(instead) / Number(days)}x faster`)
})
