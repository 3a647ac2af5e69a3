import { expect, test } from 'vitest'
import { hubBanner } from '@/site/banners/banners'
import { total } from './ledger'

test('the days of /hub give the factor that the banner names', () => {
  expect(hubBanner.content).toContain(`${total('meetings') / total('hub')}x faster`)
})
