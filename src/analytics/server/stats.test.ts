import { expect, test, vi } from 'vitest'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { createBuffer } from './buffer'
import type { EventRecord } from './read-event'
import { readStats } from './stats'
import { statsCsv, statsText } from './stats-text'
import { applyRetention } from './retention'

const now = new Date('2026-11-20T15:04:05Z')
const view: EventRecord = {
  name: 'pageview',
  path: '/',
  campaign: '{}',
  referrer: '',
  width: 'desktop',
  props: '{}',
}

describeEngines('page counts', (_, newDatabase) => {
  async function filled(events: [Partial<EventRecord>, Date][]) {
    const { db } = await connect(await newDatabase())
    const buffer = createBuffer(() => Promise.resolve(db))
    for (const [event, moment] of events) buffer.add({ ...view, ...event }, moment)
    await buffer.flush()
    return db
  }

  test('counts views, pages, referrers and events by day', async () => {
    const db = await filled([
      [{ path: '/', referrer: 'search.example' }, now],
      [{ path: '/pricing', width: 'phone' }, now],
      [{ path: '/pricing', campaign: '{"utm_source":"news"}' }, new Date('2026-11-19T23:59:59Z')],
      [{ name: 'Github' }, now],
      [{ name: 'try-the-product' }, now],
      [{ name: 'Outbound Link: Click', props: '{"url":"https://graphql.org/"}' }, now],
      [{ path: '/old' }, new Date('2026-11-13T00:00:00Z')],
    ])
    const stats = await readStats(db, 7, now)
    expect(stats).toEqual({
      since: '2026-11-14',
      views: [
        { label: '2026-11-19', count: 1 },
        { label: '2026-11-20', count: 2 },
      ],
      pages: [
        { label: '/pricing', count: 2 },
        { label: '/', count: 1 },
      ],
      referrers: [{ label: 'search.example', count: 1 }],
      campaigns: [{ label: '{"utm_source":"news"}', count: 1 }],
      widths: [
        { label: 'desktop', count: 2 },
        { label: 'phone', count: 1 },
      ],
      events: [
        { day: '2026-11-20', label: 'Github', count: 1 },
        { day: '2026-11-20', label: 'Outbound Link: Click', count: 1 },
        { day: '2026-11-20', label: 'try-the-product', count: 1 },
      ],
      outbound: [{ label: 'https://graphql.org/', count: 1 }],
    })
    expect(statsText(stats, 7)).toContain('3 page views in 7 days, since 2026-11-14 (UTC)')
    expect(statsText(stats, 7)).toMatch(/2 {2}\/pricing/)
    expect(statsText(stats, 7)).toContain('1  2026-11-20 try-the-product')
    expect(statsCsv(stats)).toContain('\r\nevents,2026-11-20,Github,1\r\n')
    await db.destroy()
  })

  test('replaces events older than 24 months with monthly totals', async () => {
    const db = await filled([
      [{}, new Date('2024-10-31T23:59:59Z')],
      [{}, new Date('2024-10-01T00:00:00Z')],
      [{ path: '/b' }, new Date('2024-09-02T00:00:00Z')],
      [{}, new Date('2024-11-01T00:00:00Z')],
    ])
    await applyRetention(db, now)
    await applyRetention(db, now)
    const totals = await db.selectFrom('event_total').selectAll().orderBy('month').execute()
    expect(totals).toEqual([
      { month: '2024-09', name: 'pageview', path: '/b', count: 1 },
      { month: '2024-10', name: 'pageview', path: '/', count: 2 },
    ])
    expect(await db.selectFrom('event').select('created_at').execute()).toEqual([
      { created_at: '2024-11-01T00:00:00.000Z' },
    ])
    await db.destroy()
  })

  test('writes events that arrive during a write', async () => {
    const db = await filled(Array.from({ length: 250 }, () => [{}, now]))
    expect((await readStats(db, 1, now)).views).toEqual([{ label: '2026-11-20', count: 250 }])
    await db.destroy()
  })

  test('keeps events while the database is unreachable and stores them later', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { db } = await connect(await newDatabase())
    let away = true
    const buffer = createBuffer(() => (away ? Promise.reject(new Error('away')) : Promise.resolve(db)))
    buffer.add(view, now)
    await buffer.flush()
    away = false
    await buffer.flush()
    expect(await db.selectFrom('event').select('path').execute()).toEqual([{ path: '/' }])
    await db.destroy()
  })
})

test('a spreadsheet never runs a cell as a formula', () => {
  const empty = { since: '', views: [], referrers: [], campaigns: [], widths: [], events: [], outbound: [] }
  expect(statsCsv({ ...empty, pages: [{ label: '=1+1,"a"', count: 1 }] })).toContain(`"'=1+1,""a"""`)
})
