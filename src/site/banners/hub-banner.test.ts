import { expect, test } from 'vitest'
import { pages } from '@/content/collections'
import { navigation } from '@/site/navigation'

test('the days in the heading of /hub give the factor that the banner names', () => {
  const hub = pages.all().find(({ slug }) => slug === 'hub')
  const [, days, instead] = /built in (\d+) days instead of (\d+)/.exec(hub?.body ?? '') ?? []
  expect(navigation().banners.hub.text).toContain(`${Number(instead) / Number(days)}x faster`)
})
