import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { evil, fieldsOf, signInMember } from '../testing/member'
import { decide, findComments } from '@/comments/server/moderate'
import { readAudit } from '@/members/audit'
import type { NewComment } from '@/comments/server/store'
import { addTo } from '@/comments/server/testing/conversation'

describeEngines('comments at the desk', (open) => {
  async function setup() {
    const db = await open()
    const desk = await signInMember(db)
    let count = 0
    const add = (more: Partial<NewComment> = {}) =>
      addTo(
        db,
        { writer: `writer-${(count += 1)}`, text: `Text ${count}`, ...more },
        new Date(Date.now() - 60_000 + count),
      )
    const load = async (path = '/desk/comments') => parse(await (await desk.get(path)).text())
    /** Sends the form that contains the button with this value, within the comment if given. */
    const press = (page: ReturnType<typeof parse>, action: string, id = '', more = {}) => {
      const within = id ? page.querySelector(`#comment-${id}`) : page
      const form = within?.querySelector(`button[value="${action}"]`)?.closest('form')
      return desk.post('/desk/comments', { ...fieldsOf(form), action, ...more })
    }
    const status = async (id: string) => (await findComments(db)).find((row) => row.id === id)?.status
    return { db, add, load, press, status }
  }

  test('a comment is approved, goes on with the next, and can be refused after all', async () => {
    const { db, add, load, press, status } = await setup()
    const [first, second] = [await add(), await add()]
    const page = await load()
    expect(page.querySelectorAll('article')).toHaveLength(2)
    const response = await press(page, 'approve', second.id)
    expect(response.status).toBe(303)
    const to = response.headers.get('location') ?? ''
    expect(to).toMatch(new RegExp(`#comment-${first.id}$`))
    const after = await load(to.split('#')[0])
    expect(after.querySelector('[role=status]')?.textContent).toBe('The comment is approved.')
    expect(after.querySelectorAll('article')).toHaveLength(1)

    // Others were approved since, and newer ones come first.
    for (let count = 0; count < 30; count += 1)
      await decide(db, (await add()).id, 'approve', { now: new Date() })
    const link = after.querySelector('[role=status] ~ a')?.getAttribute('href')
    await press(await load(link), 'reject', second.id)
    expect(await status(second.id)).toBe('rejected')
    const change = { action: 'changed', subject: `comment ${second.id}` }
    expect(await readAudit(db, 2)).toMatchObject([
      { ...change, detail: 'refused' },
      { ...change, detail: 'approved' },
    ])
  })

  test('a decision is undone within ten seconds, unless somebody has decided otherwise since', async () => {
    const { db, add, load, press, status } = await setup()
    const { id } = await add()
    const decideThenLoad = async () => {
      const response = await press(await load(), 'approve', id)
      return load(response.headers.get('location')?.split('#')[0])
    }
    const after = await decideThenLoad()
    expect((await press(after, 'undo')).status).toBe(303)
    expect(await status(id)).toBe('pending')
    expect((await press(after, 'undo')).status).toBe(409)

    const late = await decideThenLoad()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
    expect((await press(late, 'undo')).status).toBe(409)
    expect(await status(id)).toBe('approved')

    await decide(db, id, 'reject', { now: new Date() })
    expect((await press(late, 'undo')).status).toBe(409)
    expect(await status(id)).toBe('rejected')
  })

  test('what another member decided or the writer changed is said and not overwritten', async () => {
    const { db, add, load, press, status } = await setup()
    const { id } = await add()
    const page = await load()
    await decide(db, id, 'reject', { now: new Date() })
    const response = await press(page, 'approve', id)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('refused now. Nothing was changed.')
    const typed = await press(page, 'reply', id, { text: 'A long answer' })
    expect(typed.status).toBe(409)
    expect(await typed.text()).toContain('A long answer')
    expect(await status(id)).toBe('rejected')
    expect((await press(page, 'reject', id)).status).toBe(409)
  })

  test('a reply from the team is published with the comment, and once', async () => {
    const { db, add, load, press, status } = await setup()
    const { id } = await add()
    const page = await load()
    expect((await press(page, 'reply', id, { text: ' ' })).status).toBe(422)
    const reply = { text: 'Thank **you**', name: 'Odalys' }
    expect(await (await press(page, 'reply', '', { ...reply, id: 'gone' })).text()).toContain(reply.text)
    for (let count = 0; count < 2; count += 1) await press(page, 'reply', id, reply)
    expect(await status(id)).toBe('approved')
    const replies = (await findComments(db)).filter(({ parent_id: parent }) => parent === id)
    expect(replies).toMatchObject([{ team: 1, name: 'Odalys', text: 'Thank **you**' }])
    await press(await load(`/desk/comments?did=reply&id=${replies[0]?.id}`), 'undo')
    expect(await findComments(db)).toHaveLength(1)
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
  })

  test('a comment is text, whatever is written in it', async () => {
    const { add, load } = await setup()
    const hostile = `${evil}[x](javascript:alert(1))"'>`
    await add({ text: hostile, name: hostile })
    const page = await load()
    expect(page.querySelectorAll('main script, main img')).toHaveLength(0)
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).not.toMatch(/^javascript/)
  })
})
