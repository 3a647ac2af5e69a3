import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { findLeads } from './leads'
import { eraseSubmissions, submissionsOf } from './person'
import { storeSubmission } from './store'
import { saveFile } from './uploads'
import { folderUploads } from './uploads-folder'

describeEngines('personal data in submissions', (_, newDatabase) => {
  test('is found in any field, and what the person sent is erased with files and deliveries', async () => {
    const { db } = await connect(await newDatabase())
    const uploads = mkdtempSync(join(tmpdir(), 'site-person-'))
    const file = await saveFile(folderUploads(uploads), new Uint8Array([1]))
    const files = [{ ...file, field: 'cv', name: 'cv.txt', kind: 'txt' as const, bytes: 1 }]
    const store = (answers: Record<string, string>, more = {}) =>
      storeSubmission(
        db,
        { formId: 'sales', key: undefined, answers, hidden: {}, context: {}, files: [], ...more },
        { now: new Date('2026-05-01'), notify: true },
      )
    await store({ email: 'Ada@a.example' }, { files })
    await store({ email: 'bob@a.example', message: 'My colleague ada@a.example asked first.' })
    await store({ message: 'Please write to ada@a.example.' })
    await store({ email: 'grada@a.example' })

    const { own, mentions } = await submissionsOf(db, 'ada@a.example')
    expect([own.length, mentions.length]).toEqual([1, 2])
    expect(await eraseSubmissions(db, 'ada@a.example', folderUploads(uploads))).toBe(1)
    const left = await findLeads(db)
    expect(left).toHaveLength(3)
    expect(left.map(({ answers }) => answers)).not.toContainEqual({ email: 'Ada@a.example' })
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('webhook_delivery').selectAll().execute()).toHaveLength(3)
    expect(existsSync(join(uploads, file.id))).toBe(false)
    expect(await eraseSubmissions(db, 'ada@a.example', folderUploads(uploads))).toBe(0)
    rmSync(uploads, { recursive: true })
    await db.destroy()
  })
})
