import { afterEach, expect, test } from 'vitest'
import { connect, type Connection } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { audit, readAudit } from './audit'
import { applyRetention, invite, listMembers } from './members'

describeEngines('members of the desk', (_engine, newDatabase) => {
  const connections: Connection[] = []
  afterEach(() => Promise.all(connections.splice(0).map(({ db }) => db.destroy())))

  const open = async () => {
    const connection = await connect(await newDatabase())
    connections.push(connection)
    return connection.db
  }

  test('the audit log is read newest first, page by page, and forgets what is older than a year', async () => {
    const db = await open()
    const times = ['2025-01-01', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'].map(
      (day) => new Date(day),
    )
    for (const [index, time] of times.entries())
      await audit(db, { email: 'ada@team.example' }, { action: 'saw', subject: `lead ${index}` }, time)
    const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject)
    const first = await readAudit(db, 2)
    const second = await readAudit(db, 3, first.at(-1))
    expect(subjects(first)[0]).toBe('lead 4')
    expect(subjects([...first, ...second]).toSorted()).toEqual([
      'lead 0',
      'lead 1',
      'lead 2',
      'lead 3',
      'lead 4',
    ])
    await applyRetention(db, new Date('2026-06-01'))
    expect(subjects(await readAudit(db, 9))).toHaveLength(4)
  })

  test('an invitation that nobody used is forgotten when it has expired, and no earlier', async () => {
    const db = await open()
    const now = new Date()
    await invite(db, 'ada@team.example', now)
    await applyRetention(db, new Date(now.getTime() + 23 * 60 * 60 * 1000))
    expect(await listMembers(db, now)).toHaveLength(1)
    await applyRetention(db, new Date(now.getTime() + 25 * 60 * 60 * 1000))
    expect(await listMembers(db, now)).toEqual([])
  })
})
