import { expect, test } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { audit, readAudit } from './audit'
import { applyRetention } from './members'

describeEngines('members of the desk', (open) => {
  test('the audit log is read newest first, page by page, and forgets what is older than a year', async () => {
    const db = await open()
    const times = ['2025-01-01', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'].map(
      (day) => new Date(day),
    )
    for (const [index, time] of times.entries())
      await audit(db, { email: 'ada@team.example' }, { action: 'saw', subject: `lead ${index}` }, time)
    const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject)
    const first = await readAudit(db, 2)
    const last = first.at(-1)
    const second = await readAudit(db, 3, last && { time: last.at, id: last.id })
    expect(new Set(subjects([...first, ...second])).size).toBe(5)
    expect(subjects(first)[0]).toBe('lead 4')
    await applyRetention(db, new Date('2026-06-01'))
    expect(subjects(await readAudit(db, 9))).toHaveLength(4)
  })
})
