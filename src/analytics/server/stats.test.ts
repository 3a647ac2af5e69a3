import { expect, test } from 'vitest'
import { conversions } from '@/config/conversions'
import { describeEngines } from '@/db/testing/engines'
import { counted, pageSent, type DailyCount } from '@/lib/measurements'
import { applyRetention, botName, countPublished, createDailyCounts } from './daily-counts'
import { readStats, statsCsv } from './stats'

const now = new Date('2026-11-20T15:04:05Z')
const view: DailyCount = { kind: 'event', label: 'pageview' }
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const page = (label: string): DailyCount => ({ kind: 'page', label })

describeEngines('numbers', (open) => {
  async function filled(...added: [Date | string, ...DailyCount[]][]) {
    const db = await open()
    const counts = createDailyCounts(() => Promise.resolve(db))
    for (const [moment, ...numbers] of added)
      for (const number of numbers) counts.add(number, new Date(moment))
    await counts.flush()
    return db
  }

  test('are shown for views, pages, and events, each beside the period before', async () => {
    const event = (label: string): DailyCount => ({ kind: 'event', label })
    const db = await filled(
      [now, view, view, page('/'), page('/pricing'), event('Github'), event('try-the-product')],
      ['2026-11-14T00:00:00Z', view, page('/pricing')],
      ['2026-11-13T23:59:59Z', view, page('/pricing')],
      ['2026-11-07T00:00:00Z', view],
      ['2026-11-06T23:59:59Z', view, page('/pricing')],
    )
    const stats = await readStats(db, 7, now)
    expect([stats.days[0], stats.days.at(-1), stats.days.length]).toEqual(['2026-11-14', '2026-11-20', 7])
    expect(stats.views).toMatchObject({ count: 3, before: 2 })
    expect(stats.views.points.filter(({ count, before }) => count + before > 0)).toMatchObject([
      { label: '2026-11-14', count: 1, before: 1 },
      { label: '2026-11-20', count: 2, before: 1 },
    ])
    expect(stats.top.page).toMatchObject([
      { label: '/pricing', count: 2, before: 1 },
      { label: '/', count: 1, before: 0 },
    ])
    expect(stats.conversions.map(({ label, count }) => [label, count])).toEqual(
      conversions.map((name) => [name, name === 'try-the-product' ? 1 : 0]),
    )
    expect(stats.events.map(({ label }) => label)).toEqual(['Github'])
    expect(statsCsv(stats)).toContain('\r\nevent,2026-11-20,Github,,1,0\r\n')

    const weeks = (await readStats(db, 84, now)).views.points
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(-2)).toMatchObject([
      { label: '2026-11-07', count: 2 },
      { label: '2026-11-14', count: 3 },
    ])
  })

  test('of forms go from opened to sent; bots, missing pages and empty searches are beside them', async () => {
    const sent = (detail: string): DailyCount => ({ kind: 'form', label: 'sales', detail })
    const db = await filled(
      [now, sent('opened'), sent('opened'), sent('sent'), { kind: 'bot', label: 'Googlebot' }],
      [now, { kind: 'missing', label: '/<script>', detail: 'other.example/' }],
      ['2026-11-15T00:00:00Z', { kind: 'search', label: '=1+1' }],
    )
    const stats = await readStats(db, 5, now)
    expect(stats.forms).toMatchObject([{ label: 'sales', opened: { count: 2 }, sent: { count: 1 } }])
    expect([stats.bots.count, stats.views.count]).toEqual([1, 0])
    expect(stats.top.missing).toMatchObject([{ label: '/<script>', detail: 'other.example/', count: 1 }])
    expect(stats.top.search).toEqual([])
    expect(statsCsv(await readStats(db, 6, now))).toContain("search,,'=1+1,,1,0")
  })

  test('have labels that an index takes, and are kept for 24 months', async () => {
    const db = await filled(
      ['2024-11-01T00:00:00Z', page(`/${'é'.repeat(3000)}`)],
      ['2024-10-31T23:59:59Z', page('/old')],
    )
    await applyRetention(db, now)
    const label = expect.stringMatching(/^\/é+$/) as string
    expect(await db.selectFrom('event_count').select('label').execute()).toEqual([{ label }])
  })

  test('counting adds to what is stored, without email addresses and with a limited number of labels', async () => {
    const db = await open()
    const counts = createDailyCounts(async () => db)
    const missing = { kind: 'missing', label: '/old', detail: 'site.example/blog' } as const
    counts.add(missing, now)
    counts.add({ kind: 'search', label: '\u001b[31mmail ada@example.com \u202e\u009b2J\n' }, now)
    await counts.flush()
    counts.add(missing, now)
    for (let index = 0; index < 2000; index += 1) counts.add({ kind: 'form', label: `${index}` }, now)
    await counts.flush()
    const rows = await db.selectFrom('event_count').selectAll().execute()
    expect(rows).toContainEqual({ ...missing, bucket: '2026-11-20', count: 2 })
    expect(rows.find(({ kind }) => kind === 'search')?.label).toBe('[31mmail … 2J')
    const forms = rows.filter(({ kind }) => kind === 'form')
    expect(forms).toHaveLength(1001)
    expect(forms.find(({ label }) => label === '(other)')?.count).toBe(1000)
  })

  test('are kept while the database is unreachable', async () => {
    const db = await open()
    let away = true
    const counts = createDailyCounts(() => (away ? Promise.reject(new Error('away')) : Promise.resolve(db)))
    counts.add({ kind: 'bot', label: 'Googlebot' }, now)
    await counts.flush()
    away = false
    counts.add({ kind: 'bot', label: 'Googlebot' }, now)
    await counts.flush()
    expect(await db.selectFrom('event_count').select('count').execute()).toEqual([{ count: 2 }])
  })
})

test('counts opened forms and missing pages of people, and programs apart', () => {
  const added: DailyCount[] = []
  countPublished((count) => added.push(count))
  const sent = { path: '/forms/to/sales', status: 200 as const, referrer: undefined, userAgent: person }
  pageSent.publish(sent)
  pageSent.publish({ ...sent, path: '/pricing' })
  pageSent.publish({ ...sent, path: '/no', status: 404, referrer: 'https://other.example/a?token=1#b' })
  pageSent.publish({ ...sent, path: '/no', status: 404, referrer: 'javascript:alert(1)' })
  pageSent.publish({ ...sent, path: '/no', status: 404, userAgent: 'curl/8.5.0' })
  counted.publish({ kind: 'form', label: 'sales', detail: 'sent' })
  expect(added).toEqual([
    { kind: 'form', label: 'sales', detail: 'opened' },
    { kind: 'missing', label: '/no', detail: 'other.example/a' },
    { kind: 'missing', label: '/no', detail: '' },
    { kind: 'bot', label: 'curl' },
    { kind: 'form', label: 'sales', detail: 'sent' },
  ])
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)', 'GPTBot'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0 Safari/537.36', 'HeadlessChrome'],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/141.0 Mobile Safari/537.36', undefined],
  ['curl/8.5.0', 'curl'],
  [undefined, '(no name)'],
  [person, undefined],
])('%s is %s', (userAgent, name) => {
  expect(botName(userAgent)).toBe(name)
})
