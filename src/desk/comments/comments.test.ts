import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { signInMember } from '../testing/member'
import { decide, findComments } from '@/comments/server/moderate'
import { addComment } from '@/comments/server/store'

vi.mock('@/db/connection', async (load) => ({ ...(await load<object>()), database: vi.fn() }))

describeEngines('comments at the desk', (_engine, newDatabase) => {
  async function setup() {
    const { db } = await connect(await newDatabase())
    vi.mocked((await import('@/db/connection')).database).mockResolvedValue(db)
    const desk = await signInMember(db)
    let count = 0
    async function add(more: { text?: string; name?: string; parent?: string; writer?: string } = {}) {
      count += 1
      const comment = {
        thread: { key: 'A post', path: '/blog/a-post', title: 'A post' },
        parent: undefined,
        key: `key-${count}`,
        writer: `writer-${count}`,
        name: 'Ada',
        email: undefined,
        text: `Text ${count}`,
        ...more,
      }
      const row = await addComment(db, comment, { now: new Date(Date.now() - 60_000 + count), notify: false })
      if (typeof row === 'string') throw new Error(row)
      return row
    }
    const load = async (path = '/desk/comments') => parse(await (await desk.get(path)).text())
    /** The fields of the form that contains the button with this value, within the comment if given. */
    function fieldsOf(page: ReturnType<typeof parse>, action: string, id = '') {
      const within = id ? page.querySelector(`#comment-${id}`) : page
      const form = within?.querySelector(`button[value="${action}"]`)?.closest('form')
      const inputs = form?.querySelectorAll('input, textarea') ?? []
      const fields = inputs.map((input) => [
        input.getAttribute('name') ?? '',
        input.getAttribute('value') ?? input.textContent,
      ])
      return { ...(Object.fromEntries(fields) as Record<string, string>), action }
    }
    const press = async (page: ReturnType<typeof parse>, action: string, id = '', more = {}) =>
      desk.post('/desk/comments', { ...fieldsOf(page, action, id), ...more })
    const status = async (id: string) => (await findComments(db)).find((row) => row.id === id)?.status
    return { db, desk, add, load, press, status }
  }

  test('a comment is approved, goes on with the next, and is undone', async () => {
    const { db, add, load, press, status } = await setup()
    const [first, second] = [await add(), await add()]
    const page = await load()
    expect(page.querySelectorAll('article')).toHaveLength(2)
    const response = await press(page, 'approve', second.id)
    expect(response.status).toBe(303)
    const to = response.headers.get('location') ?? ''
    expect(to).toMatch(new RegExp(`#comment-${first.id}$`))
    expect(await status(second.id)).toBe('approved')
    const after = await load(to.split('#')[0])
    expect(after.querySelector('[role=status]')?.textContent).toBe('The comment is approved.')
    expect(after.querySelectorAll('article')).toHaveLength(1)
    expect((await press(after, 'undo')).status).toBe(303)
    expect(await status(second.id)).toBe('pending')
    expect((await press(after, 'undo')).status).toBe(409)
    const log = await db
      .selectFrom('desk_audit')
      .select(['subject', 'detail'])
      .where('action', '=', 'changed')
      .orderBy('at')
      .execute()
    expect(log).toEqual([
      { subject: `comment ${second.id}`, detail: 'approved' },
      { subject: `comment ${second.id}`, detail: 'undo' },
    ])
    await db.destroy()
  })

  test('a decision cannot be undone later', async () => {
    const { db, add, load, press, status } = await setup()
    const { id } = await add()
    const response = await press(await load(), 'reject', id)
    const after = await load(response.headers.get('location')?.split('#')[0])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
    const late = await press(after, 'undo')
    vi.useRealTimers()
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('too late')
    expect(await status(id)).toBe('rejected')
    await db.destroy()
  })

  test('what another member decided or the writer changed is said and not overwritten', async () => {
    const { db, add, load, press, status } = await setup()
    const { id } = await add()
    const page = await load()
    await decide(db, id, 'reject', { now: new Date() })
    const response = await press(page, 'approve', id)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('rejected now. Nothing was changed.')
    const typed = await press(page, 'reply', id, { text: 'A long answer' })
    expect(typed.status).toBe(409)
    expect(await typed.text()).toContain('A long answer')
    expect(await status(id)).toBe('rejected')
    expect((await press(page, 'reject', id)).status).toBe(409)
    await db.destroy()
  })

  test('a reply from the team is published with the comment, once, and undone', async () => {
    const { db, add, load, press, status } = await setup()
    const { id } = await add()
    const page = await load()
    const empty = await press(page, 'reply', id, { text: ' ' })
    expect(empty.status).toBe(422)
    const reply = { text: 'Thank **you**', name: 'Odalys' }
    const response = await press(page, 'reply', id, reply)
    await press(page, 'reply', id, reply)
    expect(await status(id)).toBe('approved')
    const replies = (await findComments(db)).filter(({ parent_id: parent }) => parent === id)
    expect(replies).toMatchObject([{ team: 1, name: 'Odalys', text: 'Thank **you**' }])
    const after = await load(response.headers.get('location')?.split('#')[0])
    await press(after, 'undo-reply')
    expect(await findComments(db)).toHaveLength(1)
    await db.destroy()
  })

  test('a comment is shown with what it replies to and what its writer wrote before', async () => {
    const { db, add, load } = await setup()
    const parent = await add({ text: 'The parent' })
    await decide(db, parent.id, 'approve', { now: new Date() })
    const spam = await add({ writer: 'eve', text: 'Earlier spam' })
    await decide(db, spam.id, 'reject', { now: new Date() })
    const { id } = await add({ writer: 'eve', parent: parent.id })
    const card = (await load()).querySelector(`#comment-${id}`)?.textContent
    for (const text of ['The parent', '1 refused', 'Earlier spam']) expect(card).toContain(text)
    await db.destroy()
  })

  test('a comment is text, whatever is written in it', async () => {
    const { db, add, load } = await setup()
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1))"\'>'
    await add({ text: hostile, name: hostile })
    const page = await load()
    expect(page.querySelectorAll('main script, main img')).toHaveLength(0)
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).not.toMatch(/^javascript/)
    await db.destroy()
  })

  test('other ids and actions change nothing', async () => {
    const { db, desk, add, status } = await setup()
    const { id } = await add()
    for (const fields of [
      { id: '\0' },
      { id: 'none', action: 'approve' },
      { id, action: 'undo', at: '\0' },
    ]) {
      const response = await desk.post('/desk/comments', fields as Record<string, string>)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
    expect(await status(id)).toBe('pending')
    await db.destroy()
  })
})
