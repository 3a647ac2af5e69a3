import { expect, test } from 'vitest'
import { recordBackup } from '@/db/backups'
import { describeEngines } from '@/db/testing/engines'
import { checkWritable, startReadings } from '@/db/worker'
import { setDatabaseCheck } from '@/lib/database-check'
import { signInMember } from '../testing/member'

startReadings()

describeEngines('the health of the site', (open, _newDatabase, engine) => {
  test('names the database, what waits, and the last backup, and marks what is wrong', async () => {
    const db = await open()
    setDatabaseCheck(() => checkWritable(db))
    const desk = await signInMember(db)
    const health = async () => (await (await desk.get('/desk/health')).text()).replaceAll(/<[^>]+>/g, ' ')

    const before = await health()
    expect(before).toMatch(/Database\s+writable/)
    expect(before).toContain(engine === 'sqlite' ? 'SQLite 3' : 'PostgreSQL 1')
    expect(before).toMatch(/Outbox of comments\s+nothing waits/)
    expect(before).toMatch(/Last backup\s+Attention:\s+never/)

    const hoursAgo = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000).toISOString()
    await recordBackup(db, { made_at: hoursAgo(40), kilobytes: 5000, uploads: 0 })
    expect(await health()).toMatch(/Last backup\s+Attention:\s+40 h ago, 5 MB/)
    await recordBackup(db, { made_at: hoursAgo(1), kilobytes: 5000, uploads: 0 })
    expect(await health()).toMatch(/Last backup\s+1 h ago, 5 MB/)
  })
})
