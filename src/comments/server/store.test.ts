import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Connection, type Place } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { decide, deleteComments, eraseComments, findComments, replyAsTeam, tidyComments } from './moderate'
import { addComment, deleteOwnComment, editComment, setReaction, type NewComment } from './store'
import { readThread } from './view'

const thread = { key: 'A post', path: '/blog/a-post', title: 'A post' }
const other = { key: '/learn/a/b', path: '/learn/a/b', title: 'B' }
const start = new Date('2026-01-01T00:00:00.000Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const day = 24 * 60

describeEngines('comments', (_engine, newPlace) => {
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
    if (!row) throw new Error('not taken')
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
    expect(new Set(rows.map((row) => row?.id)).size).toBe(1)
    expect(await findComments(connection.db)).toHaveLength(1)
  })

  test('replies go one level deep and to approved comments of the same page', async () => {
    const top = await published()
    const reply = await add({ parent: top.id, text: 'one' }, at(1))
    const deeper = await add({ parent: reply.id, text: 'two' }, at(2))
    expect([reply.parent_id, deeper.parent_id]).toEqual([top.id, top.id])
    const held = await add({ writer: 'eve' })
    await expect(add({ parent: held.id })).rejects.toThrow('not taken')
    await expect(add({ parent: top.id, thread: other })).rejects.toThrow('not taken')
    await expect(add({ parent: 'nothing' })).rejects.toThrow('not taken')
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
      { name: '', email: null, text: '', writer: '' },
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

  test('what waits for approval is listed first; deciding twice says so', async () => {
    const old = await add({}, at(0))
    await published({ writer: 'eve' }, at(5))
    expect((await findComments(connection.db)).map(({ status }) => status)).toEqual(['pending', 'approved'])
    expect(await findComments(connection.db, { id: old.id.slice(0, 9) })).toHaveLength(1)
    expect(await approve(old.id)).toMatchObject({ changed: true })
    expect(await approve(old.id)).toMatchObject({ changed: false })
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
    await setReaction(connection.db, { thread: 't' }, { kind: 'eyes', writer: 'ada', on: true }, start)
    await setReaction(connection.db, { thread: 't' }, { kind: 'eyes', writer: 'eve', on: true }, start)
    expect(await eraseComments(connection.db, ' ada@example.COM ')).toBe(2)
    expect(await eraseComments(connection.db, 'ada@example.com')).toBe(0)
    const left = await connection.db.selectFrom('comment').selectAll().orderBy('status').execute()
    expect(left).toMatchObject([
      { writer: 'eve', text: 'reply' },
      { status: 'removed', name: '', email: null, text: '' },
    ])
    expect(await connection.db.selectFrom('reaction').select('writer').execute()).toEqual([{ writer: 'eve' }])
  })
})
