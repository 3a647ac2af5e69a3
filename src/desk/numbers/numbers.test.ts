import { parse } from 'node-html-parser'
import { beforeAll, afterAll, expect, test, vi } from 'vitest'
import { createDailyCounts } from '@/analytics/server/daily-counts'
import { topKinds } from '@/analytics/server/stats'
import { conversions, conversionTitle } from '@/config/conversions'
import { connect, database, type Connection } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { readAudit } from '@/members/audit'
import { signInMember } from '../testing/member'

vi.mock('@/db/connection', async (load) => ({ ...(await load<object>()), database: vi.fn() }))

const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
describeEngines('numbers at the desk', (_, newDatabase) => {
  let db: Connection['db']
  let desk: Awaited<ReturnType<typeof signInMember>>
  beforeAll(async () => {
    db = (await connect(await newDatabase())).db
    vi.mocked(database).mockResolvedValue(db)
    desk = await signInMember(db)
  })
  afterAll(() => db.destroy())
  const read = async (path: string) => parse(await (await desk.get(path)).text())
  const pictures = (page: Awaited<ReturnType<typeof read>>) =>
    page
      .querySelectorAll('picture')
      .flatMap((picture) => [
        picture.querySelector('source')?.getAttribute('srcset') ?? '',
        picture.querySelector('img')?.getAttribute('src') ?? '',
      ])
      .map((address) => Buffer.from(address.replace('data:image/svg+xml;base64,', ''), 'base64').toString())

  test('an empty database has a page that says what will appear, and all conversions at 0, in words', async () => {
    const page = await read('/desk/numbers')
    expect(pictures(page)).toEqual([])
    expect(page.text).toContain('No page was viewed in this period.')
    const rows = page.querySelectorAll('[aria-label=Conversions]').at(-1)?.querySelectorAll('tbody tr') ?? []
    const cells = rows.map((row) => row.querySelectorAll('td').map(({ text }) => text))
    expect(cells).toEqual(conversions.map((name) => ['0', '0', conversionTitle(name)]))
    expect(page.text).not.toContain('download-2024-federation-report')
  })

  test('a chart for phones names each of its lines on a line of its own', async () => {
    const counts = createDailyCounts(() => Promise.resolve(db))
    counts.add({ kind: 'event', label: 'try-the-product' }, new Date())
    await counts.flush()
    const drawn = pictures(await read('/desk/numbers'))
    const narrow = drawn.find(
      (svg) => svg.includes('width="360"') && svg.includes(conversionTitle('try-the-product')),
    )
    const places = conversions.map(
      (name) =>
        new RegExp(`translate\\(6 (\\d+)\\)"(?:(?!</g>).)*>${conversionTitle(name)}<`).exec(
          narrow ?? '',
        )?.[1],
    )
    expect(places).not.toContain(undefined)
    expect(new Set(places).size).toBe(conversions.length)
  })

  test('what visitors send is text in page, charts and CSV', async () => {
    const now = new Date()
    const counts = createDailyCounts(() => Promise.resolve(db))
    for (const kind of [...topKinds, 'form', 'event'] as const)
      counts.add({ kind, label: evil, detail: evil }, now)
    counts.add({ kind: 'search', label: '=HYPERLINK("https://evil.example")' }, now)
    await counts.flush()

    const page = await read('/desk/numbers?last=7+days')
    expect(page.querySelectorAll('main script, main img[onerror], [style]')).toEqual([])
    for (const title of ['Pages', 'Referrers', 'Events', 'Searches without a result', 'Bots'])
      expect(page.querySelectorAll(`[aria-label="${title}"]`).at(-1)?.textContent, title).toContain(evil)
    for (const svg of pictures(page)) expect(svg).not.toContain('<script')

    const csv = await desk.get('/desk/numbers/export?last=7+days')
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="numbers-[\d-]+\.csv"$/)
    expect(await csv.text()).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const [entry] = await readAudit(db, 1)
    expect(entry).toMatchObject({ action: 'exported', subject: 'numbers', detail: '7 days' })
  })

  test('an unknown period is the usual one', async () => {
    for (const last of ['', 'constructor', '__proto__', evil]) {
      const page = await read(`/desk/numbers?last=${encodeURIComponent(last)}`)
      expect(page.querySelector('nav[aria-label=Period] [aria-current=page]')?.text, last).toBe('28 days')
    }
  })

  test('a period is shown beside the one before, by day or by week', async () => {
    const counts = createDailyCounts(() => Promise.resolve(db))
    const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000)
    for (let views = 0; views < 3; views += 1) counts.add({ kind: 'page', label: '/pricing' }, new Date())
    counts.add({ kind: 'page', label: '/pricing' }, weekAgo)
    await counts.flush()
    const cellsOf = async (last: string) =>
      (await read(`/desk/numbers?last=${last}`))
        .querySelectorAll('[aria-label=Pages] tr')
        .find(({ text }) => text.endsWith('/pricing'))
        ?.querySelectorAll('td')
        .map(({ text }) => text)
    expect(await cellsOf('7+days')).toEqual(['3', '1', '/pricing'])
    expect(await cellsOf('12+weeks')).toEqual(['4', '0', '/pricing'])
  })
})
