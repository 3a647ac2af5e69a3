import { expect, test } from 'vitest'
import { conversions } from '@/config/conversions'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import type { DailyCount } from '@/lib/measurements'
import { createDailyCounts } from './daily-counts'
import { readStats } from './stats'
import { statsCsv } from './stats-text'
import { applyRetention } from './worker'

const now = new Date('2026-11-20T15:04:05Z')
const view: DailyCount = { kind: 'event', label: 'pageview' }
const page = (label: string): DailyCount => ({ kind: 'page', label })

describeEngines('numbers', (_, newDatabase) => {
  async function filled(added: [DailyCount[], Date][]) {
    const { db } = await connect(await newDatabase())
    const counts = createDailyCounts(() => Promise.resolve(db))
    for (const [numbers, moment] of added) for (const number of numbers) counts.add(number, moment)
    await counts.flush()
    return db
  }
  const lastDays = (length: number) => ({ unit: 'day' as const, length })

  test('are shown for views, pages, and events, each beside the period before', async () => {
    const db = await filled([
      [[view, page('/')], now],
      [[view, page('/pricing'), { kind: 'campaign', label: '{"utm_source":"news"}' }], now],
      [[view, page('/pricing')], new Date('2026-11-19T23:59:59Z')],
      [
        [
          { kind: 'event', label: 'Github' },
          { kind: 'event', label: 'try-the-product' },
        ],
        now,
      ],
      [[{ kind: 'outbound', label: '{"url":"https://graphql.org/"}' }], now],
      [[view, page('/pricing')], new Date('2026-11-13T00:00:00Z')],
      [[view, page('/pricing')], new Date('2026-11-06T23:59:59Z')],
    ])
    const stats = await readStats(db, lastDays(7), now)
    expect(stats.views).toMatchObject({ count: 3, before: 1 })
    expect(stats.views.points.filter(({ count, before }) => count + before > 0)).toMatchObject([
      { label: '2026-11-19', count: 1, before: 0 },
      { label: '2026-11-20', count: 2, before: 1 },
    ])
    expect(stats.top).toMatchObject({
      page: [
        { label: '/pricing', count: 2, before: 1 },
        { label: '/', count: 1, before: 0 },
      ],
      // As they were stored until November 2026.
      campaign: [{ label: 'source news', count: 1 }],
      outbound: [{ label: 'https://graphql.org/', count: 1 }],
    })
    expect(stats.conversions.map(({ label, count }) => [label, count])).toEqual(
      conversions.map((name) => [name, name === 'try-the-product' ? 1 : 0]),
    )
    expect(stats.events.map(({ label }) => label)).toEqual(['Github'])
    expect(statsCsv(stats)).toContain('\r\nevent,2026-11-20,Github,,1,0\r\n')
    await db.destroy()
  })

  test('of forms go from opened to sent; bots, missing pages and empty searches are beside them', async () => {
    const db = await filled([
      [['opened', 'opened', 'sent'].map((detail) => ({ kind: 'form', label: 'sales', detail })), now],
      [[{ kind: 'bot', label: 'Googlebot' }], now],
      [[{ kind: 'missing', label: '/<script>', detail: 'other.example/' }], now],
      [[{ kind: 'search', label: '=1+1' }], new Date('2026-11-15T00:00:00Z')],
    ])
    const stats = await readStats(db, { unit: 'week', length: 1 }, now)
    expect(stats.forms).toMatchObject([{ label: 'sales', opened: { count: 2 }, sent: { count: 1 } }])
    expect(stats.bots.count).toBe(1)
    expect(stats.views.count).toBe(0)
    expect(stats.top.missing).toMatchObject([{ label: '/<script>', detail: 'other.example/', count: 1 }])
    expect(stats.top.search).toEqual([])
    const longer = await readStats(db, { unit: 'week', length: 2 }, now)
    expect(statsCsv(longer)).toContain("search,,'=1+1,,1,0")
    await db.destroy()
  })

  test('of an empty database are all 0', async () => {
    const { db } = await connect(await newDatabase())
    const stats = await readStats(db, { unit: 'week', length: 52 }, now)
    expect(stats.views).toMatchObject({ count: 0, before: 0 })
    expect(stats.views.points).toHaveLength(52)
    await db.destroy()
  })

  test('have labels that an index takes, and are kept for 24 months', async () => {
    const db = await filled([
      [[page(`/${'é'.repeat(3000)}`)], new Date('2024-11-01T00:00:00Z')],
      [[page('/old')], new Date('2024-10-31T23:59:59Z')],
    ])
    await applyRetention(db, now)
    expect(await db.selectFrom('event_count').select('label').execute()).toEqual([
      { label: expect.stringMatching(/^\/é+$/) as string },
    ])
    await db.destroy()
  })
})
