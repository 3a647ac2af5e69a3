import { expect, test, vi } from 'vitest'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { conversions } from '@/config/conversions'
import { createBuffer } from './buffer'
import { countEvents } from './count-events'
import { createDailyCounts } from './daily-counts'
import type { EventRecord } from './read-event'
import { readStats } from './stats'
import { statsCsv } from './stats-text'
import { applyRetention } from './worker'

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

  const lastDays = (length: number) => ({ unit: 'day' as const, length })

  test('counts views, pages, referrers and events, each beside the period before', async () => {
    const db = await filled([
      [{ path: '/', referrer: 'search.example' }, now],
      [{ path: '/pricing', width: 'phone' }, now],
      [
        { path: '/pricing', campaign: '{"utm_campaign":"spring","utm_source":"news"}' },
        new Date('2026-11-19T23:59:59Z'),
      ],
      [{ name: 'Github' }, now],
      [{ name: 'try-the-product' }, now],
      [{ name: 'Outbound Link: Click', props: '{"url":"https://graphql.org/"}' }, now],
      [{ path: '/pricing' }, new Date('2026-11-13T00:00:00Z')],
      [{ path: '/pricing' }, new Date('2026-11-06T23:59:59Z')],
    ])
    await countEvents(db, now)
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
      referrer: [{ label: 'search.example', count: 1 }],
      campaign: [{ label: 'source news, campaign spring', count: 1 }],
      width: [
        { label: 'desktop', count: 2 },
        { label: 'phone', count: 1 },
      ],
      outbound: [{ label: 'https://graphql.org/', count: 1 }],
    })
    expect(stats.conversions.map(({ label, count }) => [label, count])).toEqual(
      conversions.map((name) => [name, name === 'try-the-product' ? 1 : 0]),
    )
    expect(stats.events.map(({ label }) => label)).toEqual(['Github', 'Outbound Link: Click'])
    expect(statsCsv(stats)).toContain('\r\nevent,2026-11-20,Github,,1,0\r\n')
    await db.destroy()
  })

  test('the numbers are the same however often they are read, and new events change them at once', async () => {
    const db = await filled([
      [{}, new Date('2026-11-19T10:00:00Z')],
      [{}, new Date('2026-11-20T09:00:00Z')],
      [{}, now],
    ])
    const byDay = async (at = now) =>
      (await readStats(db, lastDays(2), at)).views.points.map(({ count }) => count)
    expect(await byDay()).toEqual([1, 2])
    expect(await byDay()).toEqual([1, 2])
    const buffer = createBuffer(() => Promise.resolve(db))
    // Late ones, of a day and an hour that were counted as over.
    buffer.add(view, new Date('2026-11-19T11:00:00Z'))
    buffer.add(view, new Date('2026-11-20T09:30:00Z'))
    buffer.add(view, now)
    await buffer.flush()
    expect(await byDay()).toEqual([2, 4])
    // The next day replaces the hours.
    expect(await byDay(new Date('2026-11-21T00:01:00Z'))).toEqual([4, 0])
    expect(await byDay(new Date('2026-11-21T08:00:00Z'))).toEqual([4, 0])
    const hours = db.selectFrom('event_count').select('bucket').where('bucket', 'like', '2026-11-20T%')
    expect(await hours.execute()).toEqual([])
    await db.destroy()
  })

  test('reading counts today and yesterday, and says how many days the server still has to count', async () => {
    const { db } = await connect(await newDatabase())
    const buffer = createBuffer(() => Promise.resolve(db))
    for (const day of ['17', '18', '19', '20']) buffer.add(view, new Date(`2026-11-${day}T10:00:00Z`))
    await buffer.flush()
    const read = async () => {
      const { uncounted, views } = await readStats(db, lastDays(4), now)
      return { uncounted, views: views.points.map(({ count }) => count) }
    }
    expect(await read()).toEqual({ uncounted: 2, views: [0, 0, 1, 1] })
    await countEvents(db, now)
    expect(await read()).toEqual({ uncounted: 0, views: [1, 1, 1, 1] })
    await db.destroy()
  })

  test('two processes that count at once count once', async () => {
    const db = await filled(
      Array.from({ length: 60 }, (_item, index) => [{}, new Date(now.getTime() - index * 3_600_000)]),
    )
    await Promise.all([countEvents(db, now), countEvents(db, now), countEvents(db, now)])
    expect((await readStats(db, lastDays(7), now)).views.count).toBe(60)
    await db.destroy()
  })

  test('forms are shown from opened to sent, and bots, missing pages and empty searches beside them', async () => {
    const { db } = await connect(await newDatabase())
    const counts = createDailyCounts(() => Promise.resolve(db))
    for (const detail of ['opened', 'opened', 'sent'])
      counts.add({ kind: 'form', label: 'sales', detail }, now)
    counts.add({ kind: 'bot', label: 'Googlebot' }, now)
    counts.add({ kind: 'missing', label: '/<script>', detail: 'other.example/' }, now)
    counts.add({ kind: 'search', label: '=1+1' }, new Date('2026-11-15T00:00:00Z'))
    await counts.flush()
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

  test('an empty database has numbers, all of them 0', async () => {
    const { db } = await connect(await newDatabase())
    const stats = await readStats(db, { unit: 'week', length: 52 }, now)
    expect(stats.views).toMatchObject({ count: 0, before: 0 })
    expect(stats.views.points).toHaveLength(52)
    await db.destroy()
  })

  test('labels longer than an index takes are cut', async () => {
    const props = JSON.stringify({ url: `https://other.example/${'é'.repeat(3000)}` })
    const db = await filled([[{ name: 'Outbound Link: Click', props }, now]])
    const { top } = await readStats(db, lastDays(1), now)
    expect(top.outbound[0]?.label).toMatch(/^https:\/\/other\.example\/é+$/)
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
    expect((await readStats(db, lastDays(1), now)).views).toMatchObject({ count: 250 })
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
