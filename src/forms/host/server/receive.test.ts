import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { counted } from '@/lib/measurements'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { FormField } from '@/content/schemas/form'
import type { Form } from '../forms'
import { names } from '../names'
import type { FormBody, SentFile } from '@/requests/body'
import { done } from '@/requests/outcome'
import { receive } from './handle'

const fields: FormField[] = [
  { kind: 'email', ref: 'email', title: 'Email', required: true },
  { kind: 'long-text', ref: 'text', title: 'Text', maxLength: 100 },
  { kind: 'file', ref: 'cv', title: 'CV' },
]
const form = { id: 'test', fields, hidden: ['job'] } as unknown as Form

function sent(texts: Record<string, string>, files: Record<string, SentFile> = {}): FormBody {
  return {
    texts: new Map(Object.entries(texts).map(([name, value]) => [name, [value]])),
    files: new Map(Object.entries(files)),
  }
}

const good = { email: 'ada@example.com', text: 'Hello' }
const key = 'abcdefghijklmnop'
const file = (text: string, name: string): SentFile => ({ name, size: text.length, bytes: Buffer.from(text) })
/** The valid form with the same key each time. */
const keyed = (texts: Record<string, string> = {}) => sent({ ...good, [names.key]: key, ...texts })
const pdf = () => file('%PDF-1.7 x', 'my cv.pdf')

describeEngines('receiving a form', (open) => {
  let db: Awaited<ReturnType<typeof open>>
  let uploads: string
  const folder = temporaryFolder()

  beforeAll(async () => {
    db = await open()
  })
  beforeEach(async () => {
    uploads = join(folder, randomUUID())
    mkdirSync(uploads)
    vi.stubEnv('UPLOADS_PATH', uploads)
    await db.deleteFrom('submission').execute()
  })

  /** Receives a form from an address of its own, so that tests share no limit. */
  const take = (body: FormBody, formId = form.id) => receive({ ...form, id: formId }, body, randomUUID())
  const stored = () => db.selectFrom('submission').selectAll().execute()

  test('an accepted form is stored with cleaned texts', async () => {
    const outcome = await take(
      sent({
        ...good,
        text: " <script>alert(1)</script>\r\n\u0000'; drop table submission; -- ",
        [names.hidden('job')]: 'engineer',
        [names.hidden('other')]: 'x',
        [names.context]: JSON.stringify({ page: 'https://site.example/jobs', evil: 'x', source: 7 }),
      }),
    )
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(outcome).toEqual(done({ responseId: row?.id }))
    expect(JSON.parse(row?.answers ?? '')).toEqual({
      email: 'ada@example.com',
      text: "<script>alert(1)</script>\n'; drop table submission; --",
    })
    expect(row?.hidden).toBe('{"job":"engineer"}')
    expect(row?.context).toBe('{"page":"https://site.example/jobs"}')
    expect(row && Date.now() - Date.parse(row.created_at)).toBeLessThan(5000)
  })

  test('the same submission sent many times at once counts once and gets one id', async () => {
    const counts: object[] = []
    counted.subscribe((count) => counts.push(count))
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => take(keyed())))
    expect(await stored()).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    await receive(form, keyed({ text: 'By a program' }), randomUUID(), false)
    expect(counts).toEqual([{ kind: 'form', label: 'test', detail: 'sent' }])
  })

  test('changed answers with a known key are stored as well, with their own id', async () => {
    const first = await take(keyed())
    const changed = await take(keyed({ text: 'Other words' }))
    expect(accepted(changed)).not.toBe(accepted(first))
    expect(await take(keyed({ text: 'Other words' }))).toEqual(changed)
    expect((await stored()).map(({ answers }) => (JSON.parse(answers) as { text: string }).text)).toEqual(
      expect.arrayContaining(['Hello', 'Other words']),
    )
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ['Date'] })
    expect(await take(keyed())).toEqual(first)
    expect(await stored()).toHaveLength(2)
  })

  test('without a key the same answers count once per day, other answers are another submission', async () => {
    const first = await take(sent(good))
    expect(await take(sent(good))).toEqual(first)
    await take(sent({ ...good, text: 'Something else' }))
    expect(await stored()).toHaveLength(2)
  })

  test('the same key in another form does not collide, and a malformed key is ignored', async () => {
    await take(keyed())
    await take(keyed(), 'other')
    await take(keyed({ [names.key]: "'; --" }))
    expect(await stored()).toHaveLength(3)
  })

  test.each([
    [{ ...good, [names.honeypot]: 'http://spam.example' }],
    [{ ...good, [names.elapsed]: '200' }],
    [{ ...good, [names.elapsed]: 'soon' }],
  ])('a bot gets a success response and nothing is stored: %o', async (texts) => {
    const outcome = await take(sent(texts))
    expect(outcome).toEqual(done({ responseId: expect.stringMatching(/^[\da-f-]{36}$/) as string }))
    expect(await stored()).toEqual([])
  })

  test('a form in sandbox mode is validated and not stored', async () => {
    const outcome = await take(sent({ ...good, [names.sandbox]: '1' }, { cv: pdf() }))
    expect(outcome).toEqual(done({ responseId: '__sandbox' }))
    expect([await stored(), readdirSync(uploads)]).toEqual([[], []])
    expect(await take(sent({ [names.sandbox]: '1' }))).toMatchObject({ kind: 'invalid' })
  })

  test('a file is stored under a random name, with its digest in its row', async () => {
    const outcome = await take(sent(good, { cv: file('%PDF-1.7 x', '../../etc/<my> cv.pdf') }))
    const [upload] = await db.selectFrom('upload').selectAll().execute()
    const described = { field: 'cv', name: 'my cv.pdf', kind: 'pdf', bytes: 10 }
    expect(upload).toMatchObject({ submission_id: accepted(outcome), ...described })
    expect(readFileSync(join(uploads, upload?.id ?? ''), 'utf8')).toBe('%PDF-1.7 x')
    expect((await stored())[0]?.answers).toContain('"cv":"my cv.pdf"')
  })

  test('a file sent twice is kept once', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => take(sent(good, { cv: pdf() }))))
    expect(accepted(first)).toBe(accepted(second))
    expect(await db.selectFrom('upload').select('name').execute()).toEqual([{ name: 'my cv.pdf' }])
    expect(readdirSync(uploads)).toHaveLength(1)
  })

  test.each([
    ['content that does not match its name', file('MZ'.padEnd(100, '\0'), 'cv.pdf')],
    ['content of another allowed type', file('just text', 'cv.pdf')],
    ['an extension that is not allowed', file('just text', 'cv.html')],
  ])('a file with %s is refused', async (_, cv) => {
    const errors = { cv: expect.stringContaining('PDF') as string }
    expect(await take(sent(good, { cv }))).toMatchObject({ kind: 'invalid', errors })
    expect([await stored(), readdirSync(uploads)]).toEqual([[], []])
  })

  test('a full disk is an outage', async () => {
    writeFileSync(join(uploads, 'not-a-folder'), '')
    vi.stubEnv('UPLOADS_PATH', join(uploads, 'not-a-folder'))
    expect(await take(sent(good, { cv: pdf() }))).toMatchObject({ status: 503, retryAfter: 10 })
    expect(await stored()).toEqual([])
  })
})

function accepted(outcome?: Awaited<ReturnType<typeof receive>>): string {
  if (outcome?.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.body.responseId
}
