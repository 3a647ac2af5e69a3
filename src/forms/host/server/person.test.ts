import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { storeFile, storeLead } from '../testing/lead'
import { findLeads } from './leads'
import { eraseSubmissions, submissionsOf } from './person'
import { folderUploads } from './uploads-folder'

describeEngines('personal data in submissions', (_engine, _newDatabase, open) => {
  const folder = temporaryFolder()

  test('is found in any field, and what the person sent is erased with files and deliveries', async () => {
    const [db, uploads] = [await open(), folderUploads(folder)]
    const files = [await storeFile(uploads)]
    await storeLead(db, { answers: { email: 'Ada@a.example' }, files, notify: true })
    const others: Record<string, string>[] = [
      { email: 'bob@a.example', message: 'My colleague ada@a.example asked first.' },
      { message: 'Please write to ada@a.example.' },
      { email: 'grada@a.example' },
    ]
    for (const answers of others) await storeLead(db, { answers, notify: true })

    const { own, mentions } = await submissionsOf(db, 'ada@a.example')
    expect([own.length, mentions.length]).toEqual([1, 2])
    expect(await eraseSubmissions(db, 'ada@a.example', uploads)).toBe(1)
    const left = await findLeads(db)
    expect(left).toHaveLength(3)
    expect(left.map(({ answers }) => answers)).not.toContainEqual({ email: 'Ada@a.example' })
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('webhook_delivery').selectAll().execute()).toHaveLength(3)
    expect(readdirSync(folder)).toEqual([])
    expect(await eraseSubmissions(db, 'ada@a.example', uploads)).toBe(0)
  })
})
