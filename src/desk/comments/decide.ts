import { commentAnchor, fields } from '@/comments/contract'
import { decide, publishReply, undoDecision } from '@/comments/server/moderate'
import { validateComment } from '@/comments/server/validate'
import { write } from '@/db/write'
import { audit } from '@/members/audit'
import type { MemberVisit, Page } from '@/members/types'
import { seeOther } from '@/requests/response'
import { idempotencyKey, type Texts } from '@/requests/fields'
import { actions, isList, names, type Action } from './comment-card'
import { drawQueue, pathOf } from './comments-page'

/**
 * POST /desk/comments: approves, refuses, or replies to the comment as the member read it, or takes that back. A reply approves
 * it. Goes on with the next one.
 */
export async function changeComments(visit: MemberVisit & { texts: Texts }): Promise<Page | Response> {
  const { db, texts, now, member } = visit
  const get = (name: string) => texts.get(name) ?? ''
  // Ids have no other characters, and PostgreSQL rejects some.
  const id = get(names.id)
    .replaceAll(/[^\w-]/g, '')
    .slice(0, 64)
  const list = get(names.list)
  const action: Action = actions.find((one) => one === get(names.action)) ?? 'reply'
  const typed = action === 'reply' ? { name: get(fields.name), text: get(fields.text) } : undefined
  const refuse = (status: 409 | 422, reason: string, error?: string) =>
    drawQueue(visit, list, { status, reason, id, draft: typed && { ...typed, error } })

  const note = (change: Parameters<typeof audit>[0], detail: string) =>
    audit(change, member, { action: 'changed', subject: `comment ${id}`, detail }, now)
  if (action === 'undo') {
    const before = get(names.before)
    const isUndone = await write(db, async (transaction) => {
      const taken = { now, seen: get(names.seen), before: isList(before) ? before : 'pending' } as const
      if (!(await undoDecision(transaction, id, taken))) return false
      await note(transaction, 'undo')
      return true
    })
    return isUndone
      ? seeOther(pathOf(list, { did: 'undo', id }))
      : refuse(409, 'This can no longer be undone. The comment is shown as it is now.')
  }

  const { content, errors } = validateComment(texts)
  const [error] = Object.values(errors)
  if (typed && error) return refuse(422, 'The reply is not published.', error)
  const { decided, replyId } = await write(db, async (transaction) => {
    const decision = action === 'reject' ? 'reject' : 'approve'
    const result = await decide(transaction, id, decision, { now, seen: get(names.seen) })
    if (result?.outcome === 'decided') await note(transaction, result.comment.status)
    if (!typed || !result || result.outcome === 'outdated') return { decided: result }
    const key = idempotencyKey(texts)
    const reply = { ...content, now, ...(key && { key }) }
    const published = await publishReply(transaction, result.comment, reply)
    await note(transaction, 'replied')
    return { decided: result, replyId: published }
  })
  if (!decided) return refuse(409, 'This comment no longer exists.')
  const { outcome, comment } = decided
  if (outcome === 'outdated')
    return refuse(
      409,
      `Somebody else decided on this comment first. It is ${comment.status} now. Nothing was changed.`,
    )
  if (outcome === 'same' && !replyId)
    return refuse(409, `The comment was already ${comment.status}, by somebody else or by you.`)
  const next = get(names.next)
  const anchor = /^[\w-]+$/.test(next) ? `#${commentAnchor(next)}` : ''
  return seeOther(pathOf(list, { did: action, id: replyId ?? id, [names.before]: get(names.seen) }) + anchor)
}
