import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { maxNoteLength } from '@/forms/host/server/lead-work'
import { findLeads } from '@/forms/host/server/leads'
import { folderUploads } from '@/forms/host/server/uploads'
import { storeFile as storeAnyFile, storeLead } from '@/forms/host/testing/lead'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { readAudit } from '@/members/audit'
import { evil, signInMember } from '../testing/member'

describeEngines('leads at the desk', (open) => {
  let db: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof signInMember>>
  const folder = temporaryFolder()
  const uploads = folderUploads(folder)
  beforeAll(async () => {
    db = await open()
    desk = await signInMember(db)
  })
  beforeEach(async () => {
    vi.stubEnv('UPLOADS_PATH', folder)
    await db.deleteFrom('submission').execute()
  })

  const store = (answers: Record<string, string>, more: object = {}, minute = 0) =>
    storeLead(db, { answers, now: new Date(Date.UTC(2026, 4, 1, 10, minute)), ...more })
  const storeFile = (name: string, text?: string) => storeAnyFile(uploads, name, text)
  const text = async (path: string) => (await desk.get(path)).text()
  const auditedActions = async () =>
    (await readAudit(db, 100)).map(({ action, subject, detail }) => `${action} ${subject} ${detail}`.trim())

  test('are listed newest first, found by a word of any answer, and unread until a member opens one', async () => {
    const id = await store({ name: 'Ada Lovelace', email: 'ada@a.example', message: 'Engines' })
    await store({ name: 'Bob', email: 'bob@b.example' }, {}, 1)
    const list = await text('/desk/leads')
    expect(list.indexOf('Bob')).toBeLessThan(list.indexOf('Ada Lovelace'))
    expect(list).toContain('2 unread')
    expect(await text('/desk/leads?search=ENGINES')).not.toContain('Bob')
    expect(await text('/desk/leads?since=2026-05-02&until=2026-05-01')).toContain('later than “Until”')
    expect(await text('/desk/leads?search=nothing')).toContain('No lead matches')
    expect(await text('/desk/leads?form=contact')).not.toContain('Bob')
    expect(await text('/desk/leads?since=2026-05-02')).not.toContain('Bob')
    expect(await text('/desk/leads?until=2026-05-01')).toContain('Bob')

    const page = await text(`/desk/leads/${id}`)
    for (const words of ['What is your work email?', 'mailto:ada@a.example', 'Engines'])
      expect(page).toContain(words)
    expect(await text('/desk/leads')).toContain('1 unread')
    expect(await text('/desk/leads?state=unread')).not.toContain('Ada Lovelace')
    expect(await auditedActions()).toContain(`saw lead ${id}`)
  })

  test('a row says who wrote and what about, so that namesakes are told apart', async () => {
    const about = { company: 'Engines Ltd', message: 'We run 40.\nMore.' }
    await store({ name: 'Ada', email: 'ada@a.example', ...about })
    await store({ name: 'Ada', email: 'ada@b.example' }, {}, 1)
    const list = await text('/desk/leads')
    for (const words of ['ada@a.example', 'ada@b.example', 'Engines Ltd', 'We run 40.'])
      expect(list).toContain(words)
    expect(list).not.toContain('More.')
    expect(list).toContain('>May 1, 2026</time>')
  })

  test('a filter or place that nobody can have chosen filters nothing, and a lead that is gone is a 404', async () => {
    await store({ name: 'Ada' })
    const odd = await desk.get('/desk/leads?state=evil&since=2026-99-99&until=x&below=%00&form=')
    expect(odd.status).toBe(200)
    expect(await odd.text()).toContain('Ada')
    for (const path of ['/desk/leads/gone', '/desk/leads/%25', '/desk/leads/gone/files/gone'])
      expect((await desk.get(path)).status, path).toBe(404)
    expect((await desk.post('/desk/leads/gone', { state: 'done', version: '0' })).status).toBe(404)
  })

  test('pages continue with older leads and keep the filter', async () => {
    for (let at = 0; at < 55; at += 1) await store({ name: `Visitor ${at}.` }, {}, at)
    const first = await text('/desk/leads?form=sales')
    expect(first).toContain('Visitor 5.')
    expect(first).not.toContain('Visitor 4.')
    const older = /href="([^"]*below[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(older).toContain('form=sales')
    const second = await text(older)
    expect(second).toContain('Visitor 4.')
    expect(second).not.toContain('Visitor 5.')
  })

  test('whatever a visitor typed is shown as text', async () => {
    const files = [await storeFile(evil)]
    const id = await store(
      { name: evil, email: evil, company: evil, message: evil, [evil]: evil, link: 'javascript:alert(1)' },
      { files, hidden: { [evil]: evil, job: evil }, context: { page: evil }, questions: { message: evil } },
    )
    await desk.post(`/desk/leads/${id}`, { state: 'done', note: evil, version: '0' })
    await store({ name: evil }, { formId: evil })
    for (const path of ['', `/${id}`, `?search=${encodeURIComponent(evil)}`]) {
      const html = await text(`/desk/leads${path}`)
      expect(html).not.toMatch(/<script>|<img/)
      expect(html).not.toContain('href="javascript')
    }
    const preview = await desk.post('/desk/erase', { email: `${evil}@a.example` })
    expect(await preview.text()).not.toMatch(/<script>|<img/)
  })

  test('a file leaves as a download that no browser runs, with its own lead only', async () => {
    const files = [await storeFile('Lebenslauf "Zoë"\r\nX: y.html', '<script>alert(1)</script>')]
    const id = await store({ name: 'Zoë' }, { files })
    const other = await store({ name: 'Bob' })
    const response = await desk.get(`/desk/leads/${id}/files/${files[0]?.id}`)
    expect(await response.text()).toBe('<script>alert(1)</script>')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Lebenslauf Zo_X y.html"; filename*=UTF-8''Lebenslauf%20Zo%C3%ABX%20y.html`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await desk.get(`/desk/leads/${other}/files/${files[0]?.id}`)).status).toBe(404)
    expect((await desk.get(`/desk/leads/${id}/files/..%2f..%2fsite.db`)).status).toBe(404)
    expect(await auditedActions()).toContain(`saw lead ${id} file ${files[0]?.id}`)
  })

  test('two members who change a lead at once lose nothing', async () => {
    const id = await store({ name: 'Ada' })
    const called = { state: 'in-contact', note: 'Called.' }
    const saved = await desk.post(`/desk/leads/${id}?form=sales`, { ...called, version: '0' })
    expect(saved.status).toBe(303)
    expect(saved.headers.get('location')).toBe(`/desk/leads/${id}?form=sales&saved=1`)
    expect(await auditedActions()).toContain(`changed lead ${id} state: In contact, note`)
    expect(await text('/desk/log')).toContain(`<a href="/desk/leads/${id}">lead ${id.slice(0, 8)}</a>`)

    const late = await desk.post(`/desk/leads/${id}`, { state: 'done', note: 'Wrote.', version: '0' })
    expect(late.status).toBe(409)
    const page = await late.text()
    for (const words of ['Somebody else changed', 'Called.', 'Wrote.']) expect(page).toContain(words)
    expect((await findLeads(db, { id }))[0]).toMatchObject({ ...called, version: 1 })
    // The page has the new version, so replacing is a decision. Sending the same form twice is no conflict.
    expect(page).toContain('name="version" value="1"')
    const replacing = { state: 'done', note: 'Wrote.', version: '1' }
    for (let count = 0; count < 2; count += 1)
      expect((await desk.post(`/desk/leads/${id}`, replacing)).status).toBe(303)
  })

  test('a note as long as its field allows is saved, with line breaks as browsers send them', async () => {
    const id = await store({ name: 'Ada' })
    const note = `${'x'.repeat(99)}\n`.repeat(100).slice(0, maxNoteLength - 1)
    const fields = { state: 'new', note: note.replaceAll('\n', '\r\n'), version: '0' }
    expect((await desk.post(`/desk/leads/${id}`, fields)).status).toBe(303)
    expect((await findLeads(db, { id }))[0]?.note).toBe(note)
  })

  test.each([
    { state: 'won', problems: ['one of the states'] },
    { state: 'done', note: `kept words${'x'.repeat(10_001)}`, problems: ['keep the note to'] },
    { version: 'x', problems: ['one of the states', 'load this page again'] },
    { state: 'new', remindOn: '2020-01-01', problems: ['today or a later day', 'choose an owner'] },
    { state: 'new', remindOn: '2999-01-01', problems: ['choose an owner'] },
  ])(
    'a form that cannot be saved is shown again with what was typed and the problem at its field',
    async ({ problems, ...more }) => {
      const id = await store({ name: 'Ada' })
      const fields = { note: 'kept words', version: '0', ...more } as Record<string, string>
      const response = await desk.post(`/desk/leads/${id}`, fields)
      expect(response.status).toBe(422)
      const page = await response.text()
      for (const words of ['kept words', 'aria-invalid="true"', ...problems]) expect(page).toContain(words)
    },
  )

  test('the export has a column for every answer of what the filter matches, and no formula', async () => {
    const id = await store({ name: '=HYPERLINK("x")', email: 'ada@a.example' }, { hidden: { plan: '+1' } })
    const older = await store({ name: 'Lin', message: 'two\n"lines"' }, {}, -1)
    await store({ name: 'Bob' }, { formId: 'contact' })
    const response = await desk.get('/desk/leads/export?form=sales')
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="leads-[\d-]+\.csv"/)
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
      '\u{feff}id,form,createdAt,desk.state,desk.owner,desk.remindOn,desk.note,name,email,hidden.plan,files,message\r\n' +
        `${id},sales,2026-05-01T10:00:00.000Z,new,,,,"'=HYPERLINK(""x"")",ada@a.example,'+1,,\r\n` +
        `${older},sales,2026-05-01T09:59:00.000Z,new,,,,Lin,,,,"two\n""lines"""\r\n`,
    )
    expect(await auditedActions()).toContain('exported leads filtered by form')
  })

  test('erasing a person lists what goes, then erases it with files, and never logs the address', async () => {
    const files = [await storeFile('cv.txt')]
    await store({ email: 'Ada@a.example', message: 'secret' }, { files })
    const kept = await store({ email: 'bob@b.example', message: 'Ask ada@a.example' })
    const preview = await (await desk.post('/desk/erase', { email: 'ada@a.example' })).text()
    for (const words of ['Erase all of this?', '>1 form, with', 'cv.txt', 'Kept, because', `${kept}"`])
      expect(preview).toContain(words)
    expect(preview).not.toContain('comments, with')
    expect(await findLeads(db)).toHaveLength(2)

    const erased = await desk.post('/desk/erase', { email: 'ada@a.example', confirm: 'yes' })
    expect(await erased.text()).toContain('Erased: 1 form, with')
    expect((await findLeads(db)).map(({ answers }) => answers.email)).toEqual(['bob@b.example'])
    expect(await uploads.read(files[0]?.id ?? '')).toBeUndefined()
    const log = (await auditedActions()).join('\n')
    expect(log).toContain('erased person 1 form, with')
    expect(log).not.toContain('@a.example')
    expect(await text('/desk/log')).not.toContain('href="/desk/leads/')
    const nothing = await desk.post('/desk/erase', { email: 'lin@a.example' })
    expect(await nothing.text()).toContain('We store nothing with this address.')
    expect((await desk.post('/desk/erase', { email: 'nobody' })).status).toBe(422)
    const deleted = await desk.post(`/desk/leads/${kept}/delete?form=sales`)
    expect(deleted.headers.get('location')).toBe('/desk/leads?form=sales&deleted=1')
    expect(await findLeads(db)).toEqual([])
    expect(await auditedActions()).toContain(`erased lead ${kept}`)
  })

  test('failed deliveries are shown with their error and sent again, one or all', async () => {
    vi.stubEnv('LEADS_WEBHOOK_URL', 'http://127.0.0.1:1/')
    const ids = [await store({ name: 'Ada' }), await store({ name: 'Bob' })]
    const failed = { attempts: 30, due_at: '2026-05-01', failed_at: '2026-05-06', last_error: 'status 500' }
    const rows = ids.map((id) => ({ submission_id: id, ...failed }))
    await db.insertInto('webhook_delivery').values(rows).execute()
    const attempts = () => db.selectFrom('webhook_delivery').select('attempts').orderBy('attempts').execute()
    const mail = { ...failed, mail: `lead:${ids[0]}`, submission_id: ids[0] ?? '', last_error: 'ESOCKET' }
    await db.insertInto('mail_delivery').values(mail).execute()
    for (const words of ['status 500', 'ESOCKET', 'Not set up'])
      expect(await text('/desk/deliveries')).toContain(words)
    expect(await text('/desk/leads')).toContain('Webhook failed')
    expect(await text(`/desk/leads/${ids[0]}`)).toContain('Given up')
    expect((await desk.post('/desk/deliveries', { kind: 'lead', id: ids[0] ?? '' })).status).toBe(303)
    expect(await attempts()).toEqual([{ attempts: 0 }, { attempts: 30 }])
    await desk.post('/desk/deliveries', { kind: 'lead' })
    expect(await attempts()).toEqual([{ attempts: 0 }, { attempts: 0 }])
    expect((await desk.post('/desk/deliveries', { kind: 'lead', id: 'gone' })).status).toBe(404)
    expect((await desk.post('/desk/deliveries', { kind: 'evil' })).status).toBe(400)
    await desk.post('/desk/deliveries', { kind: 'mail' })
    expect(await db.selectFrom('mail_delivery').select('attempts').execute()).toEqual([{ attempts: 0 }])
    vi.stubEnv('LEADS_WEBHOOK_URL', undefined)
    expect(await text('/desk/deliveries')).not.toContain('Send again')
  })
})
