import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { DatabaseLocation } from '@/db/connection'
import { readPlace } from '@/db/place'
import { describeEngines } from '@/db/testing/engines'
import { addTo, at, day, other, start, thread, useConversation } from './testing/conversation'
import { readQueue } from './comment'
import { deleteComments, eraseComments, findComments, findPersonalData } from './moderate'
import { setReaction } from './reactions'
import { deleteOwnComment, maxPending } from './store'
import { pageSize, readThread } from './view'
import { applyRetention, commentOutbox } from './worker'

describeEngines('comments', (open, newDatabase, engine) => {
  let location: DatabaseLocation
  const { add, approve, db, published, reject, seenBy } = useConversation(async () => {
    location = await newDatabase()
    return open(location)
  })

  test('after one approval the next comments are published, and after a rejection pending again', async () => {
    await published()
    expect((await add()).status).toBe('approved')
    expect((await add({ writer: 'eve' })).status).toBe('pending')
    const bad = await add()
    await reject(bad.id)
    expect((await add()).status).toBe('pending')
    expect((await seenBy('ada')).map(({ status }) => status)).toContain('rejected')
    expect((await seenBy()).map(({ status }) => status)).not.toContain('rejected')
  })

  test('the email address never leaves the server, not even for the writer', async () => {
    await published({ email: 'ada@example.com' })
    expect(JSON.stringify([await seenBy(), await seenBy('ada')])).not.toContain('example.com')
  })

  test('sending twice counts once, by key or by text and day', async () => {
    const first = await add({ key: 'same' })
    expect((await add({ key: 'same' })).id).toBe(first.id)
    const keyless = await add({ key: undefined })
    expect((await add({ key: undefined })).id).toBe(keyless.id)
    expect((await add({ key: undefined }, at(day))).id).not.toBe(keyless.id)
    expect((await add({ key: 'same', writer: 'eve' })).id).not.toBe(first.id)
    expect((await add({ key: 'same', text: 'Corrected' })).id).not.toBe(first.id)
  })

  test('the same comment sent to two instances at once counts once', async () => {
    const [first, second] = [db(), await open(location)]
    const rows = await Promise.all([first, second, first, second].map((one) => addTo(one, { key: 'race' })))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(await findComments(db())).toHaveLength(1)
  })

  test('a notification names the comment and where to decide, without the address of its writer', async () => {
    const { id } = await addTo(db(), { email: 'ada@example.com' }, start, true)
    const body = (await commentOutbox.body(db(), id)) ?? ''
    const { decide, ...comment } = JSON.parse(body) as Record<string, string>
    expect(comment).toMatchObject({ event: 'comment', id, status: 'pending', name: 'Ada', text: 'Hello' })
    expect(new URL(decide ?? '').pathname).toBe('/desk/comments')
    expect(body).not.toContain('ada@example.com')
    expect(await db().selectFrom('comment_delivery').selectAll().execute()).toHaveLength(1)
    await deleteComments(db(), [id])
    expect(await db().selectFrom('comment_delivery').selectAll().execute()).toEqual([])
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

  test('a deleted comment with replies stays, empty, until its last reply is deleted', async () => {
    const top = await published({ email: 'ada@example.com' })
    const reply = await published({ parent: top.id, writer: 'eve', text: 'reply' })
    await deleteOwnComment(db(), { id: top.id, writer: 'ada' })
    const removed = (await seenBy('ada')).find(({ id }) => id === top.id)
    expect(removed).toMatchObject({ id: top.id, status: 'removed' })
    expect(removed).not.toHaveProperty('html')
    const rows = await db().selectFrom('comment').selectAll().where('status', '=', 'removed').execute()
    expect(rows).toMatchObject([{ name: '', email: null, text: '', writer: '', key: `removed:${top.id}` }])
    await deleteOwnComment(db(), { id: reply.id, writer: 'eve' })
    expect(await findComments(db())).toEqual([])
  })

  test('replies to a comment that is rejected later stay, below an empty comment', async () => {
    const top = await published({ writer: 'eve', text: 'top' })
    await published({ parent: top.id, text: 'reply' }, at(1))
    await reject(top.id)
    expect(await seenBy()).toMatchObject([{ status: 'removed' }, { html: '<p>reply</p>\n' }])
  })

  test('an approved comment has one kind of reaction', async () => {
    const { id } = await add()
    const react = (kind: '+1' | 'eyes') =>
      setReaction(db(), { comment: id }, { kind, writer: 'eve', on: true }, start)
    expect(await react('+1')).toBe(false)
    await approve(id)
    expect([await react('+1'), await react('eyes')]).toEqual([true, false])
    expect(await seenBy('eve')).toMatchObject([{ likes: { count: 1, mine: true } }])
    await deleteComments(db(), [id])
    expect(await db().selectFrom('reaction').selectAll().execute()).toEqual([])
  })

  test('at most 20 comments of a writer are pending', async () => {
    const first = await add()
    for (let more = 1; more < maxPending; more += 1) await add()
    await expect(add()).rejects.toThrow('too many pending')
    await add({ writer: 'eve' })
    await reject(first.id)
    expect((await add()).status).toBe('pending')
  })

  test('pages have the newest comments with their parents, and no pending comments of others', async () => {
    const first = await published({ text: 'first' })
    const { key: _key, ...row } = first
    const rows = Array.from({ length: 2 * pageSize }, (_, index) => {
      const id = `row-${index}`
      const status = index % 5 === 4 ? ('pending' as const) : ('approved' as const)
      // Several at the same time.
      const created_at = at(Math.floor(index / 3) + 1).toISOString()
      return { ...row, id, key: id, text: `${index}`, status, created_at }
    })
    await db().insertInto('comment').values(rows).execute()
    await published({ parent: first.id, text: 'last' }, at(700))
    const approved = 2 * pageSize * 0.8 + 2

    const newest = await readThread(db(), thread.key, undefined)
    expect([newest.comments.length, newest.total]).toEqual([pageSize + 1, approved])
    expect(newest.comments[0]?.html).toBe('<p>first</p>\n')
    expect(newest.comments.at(-1)?.html).toBe('<p>last</p>\n')
    const older = await readThread(db(), thread.key, undefined, readPlace(newest.older))
    expect(older.older).toBeNull()
    const ids = new Set([...newest.comments, ...older.comments].map(({ id }) => id))
    expect(ids.size).toBe(approved)
    expect([...ids]).not.toContain('row-4')
  })

  test('a rejected writer who deletes the comment stays untrusted, and its content is deleted', async () => {
    await published({}, at(-20))
    const bad = await add({ email: 'ada@example.com', text: 'rude' })
    await reject(bad.id)
    const refused = async () => (await readQueue(db(), 'rejected')).comments.map(({ comment }) => comment.id)
    expect(await refused()).toEqual([bad.id])
    const remove = () => deleteOwnComment(db(), { id: bad.id, writer: 'ada' })
    expect([await remove(), await remove()]).toEqual([true, true])
    const rows = db().selectFrom('comment').selectAll().where('status', '=', 'rejected')
    expect(await rows.execute()).toMatchObject([{ name: '', email: null, text: '' }])
    expect(await seenBy('ada')).toHaveLength(1)
    expect([await refused(), (await findComments(db())).length]).toEqual([[], 1])
    expect(await approve(bad.id)).toBeUndefined()
    expect((await add()).status).toBe('pending')
    await applyRetention(db(), at(31 * day))
    expect(await rows.execute()).toEqual([])
  })

  test('a like of a comment that was rejected in the meantime can be removed', async () => {
    const { id } = await published()
    const like = (on: boolean) => setReaction(db(), { comment: id }, { kind: '+1', writer: 'eve', on }, start)
    await like(true)
    await reject(id)
    expect([await like(true), await like(false)]).toEqual([false, true])
    expect(await db().selectFrom('reaction').selectAll().execute()).toEqual([])
  })

  test('retention deletes rejected comments after 30 days, and nothing else', async () => {
    const bad = await add()
    await published({ writer: 'eve' })
    await reject(bad.id, at(10))
    await applyRetention(db(), at(30 * day + 9))
    expect(await findComments(db())).toHaveLength(2)
    await applyRetention(db(), at(30 * day + 11))
    expect(await findComments(db())).toMatchObject([{ writer: 'eve' }])
  })

  test('personal data is erased by address, ignoring case; replies and mentions by others stay', async () => {
    const top = await published({ email: 'Ada@Example.com' })
    await published({ parent: top.id, writer: 'eve', text: 'reply', email: 'eve@example.com' })
    await published({ thread: other, email: 'ada@example.com', text: 'second' })
    await published({ thread: other, writer: 'bob', text: 'Ask ada@example.com.' })
    await published({ thread: other, writer: 'dan', name: 'ada@example.com' })
    for (const writer of ['ada', 'eve', 'bob', 'dan'])
      await setReaction(db(), { thread: 't' }, { kind: 'eyes', writer, on: true }, start)
    const found = await findPersonalData(db(), ' ada@example.COM ')
    expect(found.own.map(({ writer }) => writer).toSorted()).toEqual(['ada', 'ada', 'dan'])
    expect(found.mentions.map(({ writer }) => writer)).toEqual(['bob'])
    expect(found.reactions.map(({ writer }) => writer).toSorted()).toEqual(['ada', 'dan'])
    expect(await eraseComments(db(), ' ada@example.COM ')).toBe(5)
    expect(await eraseComments(db(), 'ada@example.com')).toBe(0)
    const left = await db().selectFrom('comment').selectAll().orderBy('status').orderBy('writer').execute()
    expect(left).toMatchObject([
      { writer: 'bob' },
      { writer: 'eve', text: 'reply' },
      { status: 'removed', name: '', email: null, text: '' },
    ])
    const reactions = await db().selectFrom('reaction').select('writer').orderBy('writer').execute()
    expect(reactions).toEqual([{ writer: 'bob' }, { writer: 'eve' }])
  })

  // SQLite has one writer at a time.
  test.runIf(engine === 'postgres')(
    'a reply to a comment that is deleted at the same time is refused',
    async () => {
      const top = await published()
      const sent = await db()
        .transaction()
        .execute(async (change) => {
          await change.deleteFrom('comment').where('id', '=', top.id).execute()
          const reply = add({ parent: top.id }).catch((error: unknown) => String(error))
          await vi.waitFor(async () => {
            const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db())
            expect(rows).not.toEqual([])
          })
          return { reply }
        })
      expect(await sent.reply).toContain('no parent')
    },
  )
})
