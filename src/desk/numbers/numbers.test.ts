import { parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { createDailyCounts } from '@/analytics/server/daily-counts'
import { topKinds } from '@/analytics/server/stats'
import type { DailyCount } from '@/lib/measurements'
import { conversions, conversionTitle } from '@/config/conversions'
import { describeEngines } from '@/db/testing/engines'
import { readAudit } from '@/members/audit'
import { evil, signInMember } from '../testing/member'

describeEngines('numbers at the desk', (open) => {
  let db: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof signInMember>>
  beforeAll(async () => {
    db = await open()
    desk = await signInMember(db)
  })
  /** Counts what visitors do, and stores it at once. */
  async function count(...counts: [DailyCount, Date?][]) {
    const daily = createDailyCounts(() => Promise.resolve(db))
    for (const [one, at = new Date()] of counts) daily.add(one, at)
    await daily.flush()
  }
  const read = async (path: string) => parse(await (await desk.get(path)).text())

  test('an empty database has a page that says what will appear, and all conversions at 0, in words', async () => {
    const page = await read('/desk/numbers')
    expect(page.querySelectorAll('svg[role=img]')).toEqual([])
    expect(page.text).toContain('No page was viewed in this period.')
    const rows = page.querySelectorAll('[aria-label="Conversions by kind"] tbody tr')
    const cells = rows.map((row) => row.querySelectorAll('td').map(({ text }) => text))
    expect(cells).toEqual(conversions.map((name) => [conversionTitle(name), '0', '0']))
    expect(page.text).not.toContain('download-2024-federation-report')
  })

  test('a chart names each of its lines', async () => {
    await count([{ kind: 'event', label: 'try-the-product' }])
    const page = await read('/desk/numbers')
    const names = page.querySelectorAll('main section:has(svg) li').map(({ text }) => text)
    expect(names).toEqual(expect.arrayContaining(conversions.map(conversionTitle)))
    expect(page.querySelectorAll('svg[role=img] polyline')).toHaveLength(names.length)
  })

  test('what visitors send is text in page, charts and CSV', async () => {
    for (const kind of [...topKinds, 'form', 'event'] as const)
      await count([{ kind, label: evil, detail: evil }])
    await count([{ kind: 'search', label: '=HYPERLINK("https://evil.example")' }])

    const page = await read('/desk/numbers?days=7')
    expect(page.querySelectorAll('main script, main img[onerror], [style]')).toEqual([])
    for (const title of ['Pages', 'Referrers', 'Events', 'Searches without a result', 'Bots by name'])
      expect(page.querySelectorAll(`[aria-label="${title}"]`).at(-1)?.textContent, title).toContain(evil)

    const csv = await desk.get('/desk/numbers/export?days=7')
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="numbers-[\d-]+\.csv"/)
    expect(await csv.text()).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const [entry] = await readAudit(db, 1)
    expect(entry).toMatchObject({ action: 'exported', subject: 'numbers', detail: '7 days' })
  })

  test('an unknown period is the usual one', async () => {
    for (const last of ['', '12', 'constructor', evil]) {
      const page = await read(`/desk/numbers?days=${encodeURIComponent(last)}`)
      expect(page.querySelector('nav[aria-label=Period] [aria-current=page]')?.text, last).toBe('28 days')
    }
  })
})
