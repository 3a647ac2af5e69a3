import { expect, test } from 'vitest'
import { recordBackup } from '@/db/backups'
import { describeEngines } from '@/db/testing/engines'
import { checkWritable, startReadings } from '@/db/worker'
import { write } from '@/db/write'
import { orderMail } from '@/forms/host/server/mail'
import { storeLead } from '@/forms/host/testing/lead'
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
    const orderFor = async (remind_on: string, mail: 'lead' | 'reminder') => {
      const id = await storeLead(db, { now: new Date(hoursAgo(72)) })
      await db.updateTable('submission').set({ remind_on }).where('id', '=', id).execute()
      await write(db, (change) => orderMail(change, `${mail}:${id}`, remind_on))
    }
    await orderFor('2999-01-01', 'reminder')
    expect(await health()).toMatch(/Outbox of mail\s+nothing waits/)
    await orderFor('2999-01-01', 'lead')
    expect(await health()).toMatch(/Outbox of mail\s+Attention:\s+oldest delivery waits for 3 days/)
    await recordBackup(db, { made_at: hoursAgo(40), kilobytes: 5000, uploads: 0 })
    expect(await health()).toMatch(/Last backup\s+Attention:\s+40 h ago, 5 MB/)
    await recordBackup(db, { made_at: hoursAgo(1), kilobytes: 5000, uploads: 0 })
    expect(await health()).toMatch(/Last backup\s+1 h ago, 5 MB/)
  })
})
