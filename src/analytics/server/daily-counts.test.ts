import { expect, test, vi } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { counted, pageSent, type DailyCount } from '@/lib/measurements'
import { botName } from './bots'
import { countPublished, createDailyCounts } from './daily-counts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const now = new Date('2026-11-20T15:04:05Z')

describeEngines('counts per day', (_engine, _newDatabase, open) => {
  test('adds to what is stored, without email addresses and with a limited number of labels', async () => {
    const db = await open()
    const counts = createDailyCounts(async () => db)
    counts.add({ kind: 'missing', label: '/old', detail: 'site.example/blog' }, now)
    counts.add({ kind: 'search', label: '\u001b[31mmail ada@example.com \u202e\u009b2J\n' }, now)
    await counts.flush()
    counts.add({ kind: 'missing', label: '/old', detail: 'site.example/blog' }, now)
    for (let index = 0; index < 2000; index += 1) counts.add({ kind: 'form', label: `${index}` }, now)
    await counts.flush()
    const rows = await db.selectFrom('event_count').selectAll().execute()
    expect(rows).toContainEqual({
      kind: 'missing',
      bucket: '2026-11-20',
      label: '/old',
      detail: 'site.example/blog',
      count: 2,
    })
    expect(rows.find(({ kind }) => kind === 'search')?.label).toBe('[31mmail … 2J')
    const forms = rows.filter(({ kind }) => kind === 'form')
    expect(forms).toHaveLength(1001)
    expect(forms.find(({ label }) => label === '(other)')?.count).toBe(1000)
  })

  test('keeps counts while the database is unreachable', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
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
  const page = { path: '/forms/to/sales', status: 200 as const, referrer: undefined, userAgent: person }
  pageSent.publish(page)
  pageSent.publish({ ...page, path: '/pricing' })
  pageSent.publish({ ...page, path: '/no', status: 404, referrer: 'https://other.example/a?token=1#b' })
  pageSent.publish({ ...page, path: '/no', status: 404, referrer: 'javascript:alert(1)' })
  pageSent.publish({ ...page, path: '/no', status: 404, userAgent: 'curl/8.5.0' })
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
