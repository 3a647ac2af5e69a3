import { expect, test } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { at, day, other, start, useConversation } from './testing/conversation'
import { eraseComments, findComments, findPersonalData } from './moderate'
import { readQueue } from './queue'
import { setReaction } from './reactions'
import { deleteOwnComment } from './store'
import { applyRetention } from './worker'

describeEngines('moderation of comments', (_engine, _newDatabase, open) => {
  const { add, db, published, reject } = useConversation(open)

  test('the queue has no comment that its writer deleted after it was rejected', async () => {
    const kept = await add({ writer: 'eve' })
    const emptied = await add()
    for (const { id } of [kept, emptied]) await reject(id)
    await deleteOwnComment(db(), { id: emptied.id, writer: 'ada' })
    const { comments } = await readQueue(db(), 'rejected')
    expect(comments.map(({ comment }) => comment.id)).toEqual([kept.id])
    expect((await findComments(db())).map(({ id }) => id)).toEqual([kept.id])
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
    expect(await db().selectFrom('reaction').select('writer').orderBy('writer').execute()).toEqual([
      { writer: 'bob' },
      { writer: 'eve' },
    ])
  })
})
