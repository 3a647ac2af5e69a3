import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection, type Place } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import {
  decide,
  deleteComments,
  eraseComments,
  findComments,
  heldAbout,
  replyAsTeam,
  tidyComments,
} from './moderate'
import { setReaction } from './reactions'
import { addComment, deleteOwnComment, editComment, mostWaiting, type NewComment } from './store'
import { readThread } from './view'

const thread = { key: 'A post', path: '/blog/a-post', title: 'A post' }
const other = { key: '/learn/a/b', path: '/learn/a/b', title: 'B' }
const start = new Date('2026-01-01T00:00:00.000Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const day = 24 * 60

describeEngines('comments', (engine, newPlace) => {
  let place: Place
  let connection: Connection
  beforeAll(async () => {
    place = await newPlace()
    connection = await connect(place)
  })
  afterAll(() => connection.db.destroy())
  beforeEach(async () => {
    const { db } = connection
    await db.deleteFrom('reaction').execute()
    await db.updateTable('comment').set({ parent_id: null }).execute()
    await db.deleteFrom('comment').execute()
  })

  let count = 0
  async function add(more: Partial<NewComment> = {}, now = start, notify = false) {
    count += 1
    const comment = {
      thread,
      parent: undefined,
      key: `key-${count}`,
      writer: 'ada',
      name: 'Ada',
      email: undefined,
      text: 'Hello',
      ...more,
    }
    const row = await addComment(connection.db, comment, { now, notify })
    if (typeof row === 'string') throw new Error(row)
    return row
  }
  const approve = (id: string, now = start) => decide(connection.db, id, 'approve', { now })
  const reject = (id: string, now = start) => decide(connection.db, id, 'reject', { now })
  async function published(more: Partial<NewComment> = {}, now = start) {
    const row = await add(more, now)
    await approve(row.id, now)
    return row
  }
  const seenBy = async (writer?: string, key = thread.key) =>
    (await readThread(connection.db, key, writer, start)).comments
  const texts = async (writer?: string) => (await seenBy(writer)).map(({ html }) => html?.trim())

  test('the first comment of a visitor is held and shown to its writer alone', async () => {
    const { status } = await add()
    expect(status).toBe('pending')
    expect(await seenBy()).toEqual([])
    expect(await seenBy('eve')).toEqual([])
    expect(await seenBy('ada')).toMatchObject([{ name: 'Ada', status: 'pending', own: { text: 'Hello' } }])
  })

  test('once one is approved the next are published, and a refusal holds them again', async () => {
    await published()
    expect((await add()).status).toBe('approved')
    expect((await add({ writer: 'eve' })).status).toBe('pending')
    const bad = await add()
    await reject(bad.id)
    expect((await add()).status).toBe('pending')
  })

  test('a refused comment stays with its writer, marked, and no other sees it', async () => {
    const { id } = await add()
    await reject(id)
    expect(await seenBy()).toEqual([])
    expect(await seenBy('ada')).toMatchObject([{ status: 'rejected' }])
  })

  test('the e-mail address leaves the server for no reader, not even the writer', async () => {
    await published({ email: 'ada@example.com' })
    expect(JSON.stringify([await seenBy(), await seenBy('ada')])).not.toContain('example.com')
  })

  test('sending twice counts once, by key or by what was written on a day', async () => {
    const first = await add({ key: 'same' })
    expect((await add({ key: 'same' })).id).toBe(first.id)
    const keyless = await add({ key: undefined })
    expect((await add({ key: undefined })).id).toBe(keyless.id)
    expect((await add({ key: undefined }, at(day))).id).not.toBe(keyless.id)
    expect((await add({ key: 'same', writer: 'eve' })).id).not.toBe(first.id)
  })

  test('the same comment sent at once through two servers counts once', async () => {
    const second = await connect(place)
    const comment = {
      thread,
      parent: undefined,
      key: 'race',
      writer: 'ada',
      name: 'A',
      email: undefined,
      text: 'x',
    }
    const rows = await Promise.all(
      [connection.db, second.db, connection.db, second.db].map((db) =>
        addComment(db, comment, { now: start, notify: true }),
      ),
    )
    await second.db.destroy()
    expect(new Set(rows.map((row) => typeof row === 'object' && row.id)).size).toBe(1)
    expect(await findComments(connection.db)).toHaveLength(1)
  })

  test('replies go one level deep and to approved comments of the same page', async () => {
    const top = await published()
    const reply = await add({ parent: top.id, text: 'one' }, at(1))
    const deeper = await add({ parent: reply.id, text: 'two' }, at(2))
    expect([reply.parent_id, deeper.parent_id]).toEqual([top.id, top.id])
    const held = await add({ writer: 'eve' })
    await expect(add({ parent: held.id })).rejects.toThrow('no parent')
    await expect(add({ parent: top.id, thread: other })).rejects.toThrow('no parent')
    await expect(add({ parent: 'nothing' })).rejects.toThrow('no parent')
    expect(await seenBy(undefined, other.key)).toEqual([])
  })

  test('a writer may change a comment for 15 minutes, and nobody else may', async () => {
    const { id } = await published()
    const edit = (writer: string, minutes: number) =>
      editComment(connection.db, { id, writer, text: `at ${minutes}` }, { now: at(minutes), notify: false })
    expect(await edit('eve', 1)).toBeUndefined()
    expect(await edit('ada', 14.9)).toMatchObject({ status: 'approved' })
    expect(await edit('ada', 15)).toBeUndefined()
    expect(await seenBy()).toMatchObject([{ html: '<p>at 14.9</p>\n', edited: true }])
  })

  test('a writer may delete a comment for 15 minutes; deleting it again is fine', async () => {
    const { id } = await published()
    expect(await deleteOwnComment(connection.db, { id, writer: 'eve' }, at(1))).toBe(false)
    expect(await deleteOwnComment(connection.db, { id, writer: 'ada' }, at(15))).toBe(false)
    expect(await deleteOwnComment(connection.db, { id, writer: 'ada' }, at(14))).toBe(true)
    expect(await deleteOwnComment(connection.db, { id, writer: 'ada' }, at(16))).toBe(true)
    expect(await findComments(connection.db)).toEqual([])
  })

  test('a deleted comment with replies keeps its place, empty, until the last reply goes', async () => {
    const top = await published({ email: 'ada@example.com' })
    const reply = await published({ parent: top.id, writer: 'eve', text: 'reply' })
    await deleteOwnComment(connection.db, { id: top.id, writer: 'ada' }, at(1))
    const removed = (await seenBy('ada')).find(({ id }) => id === top.id)
    expect(removed).toMatchObject({ id: top.id, status: 'removed' })
    expect(removed).not.toHaveProperty('html')
    expect(await findComments(connection.db, { status: 'removed' })).toMatchObject([
      { name: '', email: null, text: '', writer: '', key: `removed:${top.id}` },
    ])
    await deleteOwnComment(connection.db, { id: reply.id, writer: 'eve' }, at(1))
    expect(await findComments(connection.db)).toEqual([])
  })

  test('replies to a comment that is refused later stay below an empty place', async () => {
    const top = await published({ writer: 'eve', text: 'top' })
    await published({ parent: top.id, text: 'reply' }, at(1))
    await reject(top.id)
    expect(await seenBy()).toMatchObject([{ status: 'removed' }, { html: '<p>reply</p>\n' }])
    expect(await texts()).toEqual([undefined, '<p>reply</p>'])
  })

  test('a reaction counts once per browser and can be taken back', async () => {
    const { db } = connection
    const react = (writer: string, on: boolean) =>
      setReaction(db, { thread: thread.key }, { kind: 'heart', writer, on }, start)
    await react('ada', true)
    await react('ada', true)
    await react('eve', true)
    const reactions = async (writer?: string) => (await readThread(db, thread.key, writer, start)).reactions
    expect(await reactions('ada')).toEqual({ heart: { count: 2, mine: true } })
    expect(await reactions()).toEqual({ heart: { count: 2, mine: false } })
    await react('ada', false)
    await react('ada', false)
    expect(await reactions('ada')).toEqual({ heart: { count: 1, mine: false } })
  })

  test('a comment takes one kind of reaction, once it is public', async () => {
    const { db } = connection
    const { id } = await add()
    const react = (kind: '+1' | 'eyes') =>
      setReaction(db, { comment: id }, { kind, writer: 'eve', on: true }, start)
    expect(await react('+1')).toBe(false)
    await approve(id)
    expect([await react('+1'), await react('eyes')]).toEqual([true, false])
    expect(await seenBy('eve')).toMatchObject([{ likes: { count: 1, mine: true } }])
    await deleteComments(db, [id])
    expect(await db.selectFrom('reaction').selectAll().execute()).toEqual([])
  })

  test('no more than 20 comments of one writer wait', async () => {
    const first = await add()
    for (let more = 1; more < mostWaiting; more += 1) await add()
    await expect(add()).rejects.toThrow('too many waiting')
    await add({ writer: 'eve' })
    await reject(first.id)
    expect((await add()).status).toBe('pending')
  })

  test('the newest 500 are shown, with those that they reply to, and nothing of others that waits', async () => {
    const first = await published({ text: 'first' })
    const { key: _key, ...row } = first
    const rows = Array.from({ length: 600 }, (_, index) => ({
      ...row,
      id: `row-${index}`,
      key: `row-${index}`,
      text: `${index}`,
      status: index % 6 === 5 ? ('pending' as const) : ('approved' as const),
      created_at: at(index + 1).toISOString(),
    }))
    await connection.db.insertInto('comment').values(rows).execute()
    await published({ parent: first.id, text: 'last' }, at(700))
    const shown = await texts()
    expect(shown).toHaveLength(501)
    expect([shown[0], shown[1], shown.at(-1)]).toEqual(['<p>first</p>', '<p>1</p>', '<p>last</p>'])
    expect(shown).not.toContain('<p>5</p>')
  })

  test('what was mended before the same comment was sent again is kept', async () => {
    const first = await published({ key: 'same', text: 'Helo' })
    const again = await add({ key: 'same', text: 'Hello', name: 'A.', email: 'a@example.com' }, at(1), true)
    expect(again).toMatchObject({ id: first.id, text: 'Hello', name: 'A.', edited_at: at(1).toISOString() })
    expect(await findComments(connection.db)).toMatchObject([{ text: 'Hello', email: 'a@example.com' }])
    expect(await connection.db.selectFrom('comment_delivery').selectAll().execute()).toMatchObject([
      { comment_id: first.id },
    ])
    expect(await add({ key: 'same', text: 'Late' }, at(15))).toMatchObject({ text: 'Hello' })
  })

  test('who was refused stays held after deleting the refused comment, of which no word stays', async () => {
    await published({}, at(-20))
    const bad = await add({ email: 'ada@example.com', text: 'rude' })
    await reject(bad.id)
    const remove = () => deleteOwnComment(connection.db, { id: bad.id, writer: 'ada' }, at(1))
    expect([await remove(), await remove()]).toEqual([true, true])
    const [left] = await findComments(connection.db, { status: 'rejected' })
    expect(left).toMatchObject({ name: '', email: null, text: '' })
    expect(await seenBy('ada')).toHaveLength(1)
    expect(await approve(bad.id)).toBeUndefined()
    const edit = { id: bad.id, writer: 'ada', text: 'x' }
    expect(await editComment(connection.db, edit, { now: at(1), notify: false })).toBeUndefined()
    expect((await add()).status).toBe('pending')
    await tidyComments(connection.db, at(31 * day))
    expect(await findComments(connection.db, { status: 'rejected' })).toEqual([])
  })

  test('a published comment that a refused writer changes is read again; replies stay below an empty place', async () => {
    const top = await published()
    await published({ parent: top.id, writer: 'eve', text: 'reply' }, at(1))
    await reject((await add({ text: 'rude' })).id)
    const edit = { id: top.id, writer: 'ada', text: 'Advertisement' }
    expect(await editComment(connection.db, edit, { now: at(2), notify: false })).toMatchObject({
      status: 'pending',
      decided_at: null,
    })
    expect(await seenBy()).toMatchObject([{ id: top.id, status: 'removed' }, { html: '<p>reply</p>\n' }])
    expect(JSON.stringify(await seenBy())).not.toContain('Advertisement')
  })

  test('a decision is about the words that were read', async () => {
    const { id } = await add()
    await editComment(connection.db, { id, writer: 'ada', text: 'Other' }, { now: at(1), notify: false })
    const decideSeen = (seen: string) => decide(connection.db, id, 'approve', { now: at(2), seen })
    expect(await decideSeen('')).toMatchObject({ outcome: 'outdated', comment: { text: 'Other' } })
    expect(await seenBy()).toEqual([])
    expect(await decideSeen(at(1).toISOString())).toMatchObject({ outcome: 'decided' })
  })

  test('a like of a comment that was refused meanwhile can be taken back', async () => {
    const { db } = connection
    const { id } = await published()
    const like = (on: boolean) => setReaction(db, { comment: id }, { kind: '+1', writer: 'eve', on }, start)
    await like(true)
    await reject(id)
    expect([await like(true), await like(false)]).toEqual([false, true])
    expect(await db.selectFrom('reaction').selectAll().execute()).toEqual([])
  })

  test('a reply to a comment that is deleted at that moment has no parent', async (context) => {
    if (engine !== 'postgres') return context.skip()
    const top = await published()
    const sent = await connection.db.transaction().execute(async (change) => {
      await change.deleteFrom('comment').where('id', '=', top.id).execute()
      const reply = add({ parent: top.id }).catch((error: unknown) => String(error))
      await waitForLock()
      return { reply }
    })
    expect(await sent.reply).toContain('no parent')
  })

  /** Resolves once a statement waits for another transaction. */
  async function waitForLock(): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(connection.db)
      expect(rows).not.toEqual([])
    })
  }

  test('what waits for approval is listed first; deciding twice says so', async () => {
    const old = await add({}, at(0))
    await published({ writer: 'eve' }, at(5))
    expect((await findComments(connection.db)).map(({ status }) => status)).toEqual(['pending', 'approved'])
    expect(await findComments(connection.db, { id: old.id.slice(0, 9) })).toHaveLength(1)
    for (const id of ['%', '', '_']) expect(await findComments(connection.db, { id })).toEqual([])
    expect(await approve(old.id)).toMatchObject({ outcome: 'decided' })
    expect(await approve(old.id)).toMatchObject({ outcome: 'same' })
    expect(await approve('nothing')).toBeUndefined()
  })

  test('the team replies in public, marked', async () => {
    const top = await published()
    await replyAsTeam(
      connection.db,
      { ...top, status: 'approved' },
      { name: 'Odalys', text: 'Hi', now: at(1) },
    )
    expect(await seenBy()).toMatchObject([{ team: false }, { team: true, parent: top.id, name: 'Odalys' }])
    await expect(replyAsTeam(connection.db, top, { name: 'O', text: 'x', now: start })).rejects.toThrow(
      'Approve',
    )
  })

  test('refused comments go 30 days after refusal, and nothing else does', async () => {
    const bad = await add()
    await published({ writer: 'eve' })
    await reject(bad.id, at(10))
    await tidyComments(connection.db, at(30 * day + 9))
    expect(await findComments(connection.db)).toHaveLength(2)
    await tidyComments(connection.db, at(30 * day + 11))
    expect(await findComments(connection.db)).toMatchObject([{ writer: 'eve' }])
  })

  test('a person is erased by address, in any case; replies of others stay', async () => {
    const top = await published({ email: 'Ada@Example.com' })
    await published({ parent: top.id, writer: 'eve', text: 'reply', email: 'eve@example.com' })
    await published({ thread: other, email: 'ada@example.com', text: 'second' })
    await published({ thread: other, writer: 'bob', text: 'Ask ada@example.com.' })
    await published({ thread: other, writer: 'dan', name: 'ada@example.com' })
    for (const writer of ['ada', 'eve', 'bob', 'dan'])
      await setReaction(connection.db, { thread: 't' }, { kind: 'eyes', writer, on: true }, start)
    const held = await heldAbout(connection.db, ' ada@example.COM ')
    expect(held.comments.map(({ writer }) => writer).toSorted()).toEqual(['ada', 'ada', 'bob', 'dan'])
    // Who only mentions the address is another person.
    expect(held.reactions.map(({ writer }) => writer).toSorted()).toEqual(['ada', 'dan'])
    expect(await eraseComments(connection.db, ' ada@example.COM ')).toBe(6)
    expect(await eraseComments(connection.db, 'ada@example.com')).toBe(0)
    const left = await connection.db.selectFrom('comment').selectAll().orderBy('status').execute()
    expect(left).toMatchObject([
      { writer: 'eve', text: 'reply' },
      { status: 'removed', name: '', email: null, text: '' },
    ])
    expect(await connection.db.selectFrom('reaction').select('writer').orderBy('writer').execute()).toEqual([
      { writer: 'bob' },
      { writer: 'eve' },
    ])
  })
})
