import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { write } from '@/db/write'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { Form } from '../forms'
import { storeFile, storeLead } from '../testing/lead'
import { askedQuestions, senderEmail } from './lead-text'
import { changeLead } from './lead-work'
import { findLeads, findPage, leadBatches, type Lead, type LeadFilter } from './leads'
import { applyRetention, expiredLeads } from './worker'
import { folderUploads } from './uploads'

describeEngines('leads', (open) => {
  let db: Awaited<ReturnType<typeof open>>
  let fileId: string
  const folder = temporaryFolder()
  beforeAll(async () => {
    db = await open()
    const file = await storeFile(folderUploads(folder))
    fileId = file.id
    await store('application', '2026-01-01', { files: [file], hidden: { job: 'x' } })
    await store('sales', '2026-05-01', { notify: true })
    await store('gone', '2020-01-01')
  })
  afterEach(async () => {
    const kept = ['application', 'sales', 'gone']
    await db.deleteFrom('submission').where('form_id', 'not in', kept).execute()
  })

  const store = (formId: string, date: string, more: object = {}) =>
    storeLead(db, {
      formId,
      now: new Date(date),
      answers: { email: `${formId}@example.com`, name: 'Ada' },
      ...more,
    })

  test('are found newest first, by form, time and prefix of the id', async () => {
    const ids = async (filter: object) => (await findLeads(db, filter)).map(({ form }) => form)
    expect(await ids({})).toEqual(['sales', 'application', 'gone'])
    expect(await ids({ since: '2026-02-01' })).toEqual(['sales'])
    expect(await ids({ limit: 1 })).toEqual(['sales'])
    const [lead] = await findLeads(db)
    expect(await ids({ id: lead?.id.slice(0, 13) })).toEqual(['sales'])
    expect(await ids({ id: '%' })).toHaveLength(3)
    const files = async (filter: object) =>
      (await findLeads(db, filter)).map((one) => one.files.map(({ name }) => name))
    expect(await files({})).toEqual([[], ['cv.txt'], []])
    expect(await files({ form: 'application', since: '2025-01-01', limit: 1 })).toEqual([['cv.txt']])
    expect(lead?.webhook).toMatchObject({ attempts: 0, deliveredAt: null })
  })

  test('are found by words of answers, hidden values, and file names, whatever their case', async () => {
    const found = async (search: string) => (await findLeads(db, { search })).map(({ form }) => form)
    await store('contact', '2026-04-01', {
      answers: { name: 'Zoë MÜLLER', message: '100% "quoted"\nwith _marks', cv: 'résumé.pdf' },
      hidden: { plan: 'Scale' },
    })
    expect(await found('müller')).toEqual(['contact'])
    expect(await found('  SCALE   zoË ')).toEqual(['contact'])
    expect(await found('résumé')).toEqual(['contact'])
    expect(await found('100% "quoted" _marks')).toEqual(['contact'])
    // Wildcards of LIKE, and names of fields, are no answers.
    for (const search of ['1_0%', '%%', 'message', 'müller sales']) expect(await found(search)).toEqual([])
  })

  test('continue below one of several with the same time, each once', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store('pages', '2026-04-02', { answers: { name } })
    const seen: string[] = []
    for await (const leads of leadBatches(db, { form: 'pages' }, 2)) {
      expect(leads.length).toBeLessThanOrEqual(2)
      seen.push(...leads.map(({ id }) => id))
    }
    expect([new Set(seen).size, seen.length]).toEqual([5, 5])
    const [, second] = await findLeads(db, { form: 'pages' })
    const below = second && { time: second.createdAt, id: second.id }
    const rest = await findLeads(db, { form: 'pages', below })
    expect(rest.map(({ id }) => id)).toEqual(seen.slice(2))
  })

  test('are searched a part at a time, and those that were not searched yet on the next page', async () => {
    const row = (at: number) => {
      const id = String(at).padStart(5, '0')
      // Several at a time, so that the parts end between leads of the same time.
      const created_at = new Date(Date.UTC(2020, 0, 1) + Math.floor(at / 7)).toISOString()
      const search = at % 9999 === 5 ? 'needle' : 'hay'
      return { id, form_id: 'many', key: id, answers: '{}', hidden: '{}', context: '{}', created_at, search }
    }
    for (let at = 0; at < 20_020; at += 1001) {
      const rows = Array.from({ length: 1001 }, (_row, more) => row(at + more))
      await db.insertInto('submission').values(rows).execute()
    }
    const filter = { form: 'many', search: 'needle' }
    const ids = (leads: Lead[]) => leads.map(({ id }) => id)
    expect(ids(await findLeads(db, filter))).toEqual(['20003', '10004', '00005'])
    /** The pages that follow one another, each of this size and read for this long. */
    const pages = async (size: number, timeoutMs: number) => {
      const found: string[][] = []
      for (let more: LeadFilter | undefined = filter; more;) {
        const { leads, next } = await findPage(db, more, { size, timeoutMs })
        found.push(ids(leads))
        more = next && { ...filter, below: next }
      }
      return found
    }
    expect(await pages(50, 0)).toEqual([['20003'], ['10004'], ['00005']])
    expect(await pages(50, 60_000)).toEqual([['20003', '10004', '00005']])
    expect(await pages(2, 60_000)).toEqual([['20003', '10004'], ['00005']])
    expect(await pages(1, 60_000)).toEqual([['20003'], ['10004'], ['00005']])
  })

  test('change for the first of two members who save at once', async () => {
    const id = await store('work', '2026-04-03')
    const change = (note: string) =>
      write(db, (transaction) =>
        changeLead(transaction, id, { state: 'in-contact', owner: '', remindOn: '', note, version: 0 }),
      )
    const outcomes = await Promise.all([change('called'), change('wrote')])
    expect(outcomes.toSorted()).toEqual(['changed', 'outdated'])
    const [lead] = await findLeads(db, { id })
    expect(lead).toMatchObject({ version: 1, note: outcomes[0] === 'changed' ? 'called' : 'wrote' })
  })

  test('expired ones are deleted with their files, those of a removed form too, and nothing else', async () => {
    const forms = [
      { id: 'application', keepMonths: 6, fields: [{ kind: 'consent', ref: 'pool', keepMonths: 12 }] },
      { id: 'sales', keepMonths: 24, fields: [] },
    ] as unknown as Form[]
    await store('application', '2026-01-01', { answers: { pool: true } })
    await store('removed-lately', '2026-01-01', {})
    const expiredAt = async (time: string) =>
      (await expiredLeads(db, forms, new Date(time))).map(({ form }) => form)
    expect(await expiredAt('2026-06-30')).toEqual(['gone'])
    expect((await expiredAt('2026-07-02')).toSorted()).toEqual(['application', 'gone'])
    // Who agreed to a longer time is kept for that time.
    expect((await expiredAt('2027-01-02')).toSorted()).toEqual(['application', 'application', 'gone'])

    await applyRetention(db, folderUploads(folder), new Date('2026-11-02'), forms)
    const left = (await findLeads(db)).map(({ form }) => form).toSorted()
    expect(left).toEqual(['application', 'removed-lately', 'sales'])
    expect(existsSync(join(folder, fileId))).toBe(false)
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([])
  })
})

const form = {
  fields: [
    { kind: 'email', ref: 'work-email', title: 'Work email?' },
    { kind: 'short-text', ref: 'name', title: 'Name?' },
  ],
} as unknown as Form

test('questions appear as the form asked them, also those it no longer has', () => {
  const lead = {
    questions: { old: 'Old question?', name: 'Your name then?' },
    answers: { old: 'yes', name: 'Ada' },
  }
  expect(askedQuestions(lead, form)).toEqual([
    { ref: 'old', title: 'Old question?', answer: 'yes', isRemoved: true },
    { ref: 'name', title: 'Your name then?', answer: 'Ada', isRemoved: false },
  ])
})

test('a lead without stored questions gets those of the form, then answers to removed fields', () => {
  const asked = askedQuestions({ questions: {}, answers: { old: 'yes', name: 'Ada' } }, form)
  expect(asked.map(({ title, answer }) => [title, answer])).toEqual([
    ['Work email?', undefined],
    ['Name?', 'Ada'],
    ['old', 'yes'],
  ])
  expect(askedQuestions({ questions: {}, answers: { old: 'yes' } }, undefined)).toHaveLength(1)
})

test('the address to answer is that of the email field, or of a removed form the answer of that name', () => {
  expect(senderEmail({ answers: { 'work-email': 'ada@a.example' } }, form)).toBe('ada@a.example')
  expect(senderEmail({ answers: { email: 'bob@a.example' } }, undefined)).toBe('bob@a.example')
  expect(senderEmail({ answers: { email: ['x'] } }, undefined)).toBeUndefined()
})
