import { fields, commentAnchor } from '@/comments/contract'
import { write } from '@/db/write'
import { audit } from '@/members/audit'
import { seeOther } from '@/requests/response'
import { idempotencyKey, type Texts } from '@/requests/texts'
import type { MemberVisit, Page } from '@/members/types'
import { drawQueue, pathOf } from './comments-page'
import { isList, names, type Done, type List } from './fields'
import type { DatabaseTransaction } from '@/comments/server/comment'
import { decideIn, replyIn, type Decision, undoDecision, undoReply } from '@/comments/server/moderate'
import { validateComment } from '@/comments/server/validate'

type Post = MemberVisit & { texts: Texts }

/** POST /desk/comments: approves, refuses, replies, or undoes one of these. */
export async function changeComments(visit: Post): Promise<Page | Response> {
  const { texts } = visit
  const action = texts.get(names.action)
  if (action === 'undo' || action === 'undo-reply') return undo(visit, action)
  if (action === 'approve' || action === 'reject') return decide(visit, action)
  const draft = { name: texts.get(fields.name) ?? '', text: texts.get(fields.text) ?? '' }
  const { content, errors } = validateComment(texts)
  const [error] = Object.values(errors)
  if (error) {
    const reason = 'The reply is not published.'
    return drawQueue(visit, listOf(texts), {
      status: 422,
      reason,
      id: idOf(texts),
      draft: { ...draft, error },
    })
  }
  return decide(visit, 'approve', content)
}

/** Decides about the comment as the member read it, then publishes the reply, if there is one. */
async function decide(visit: Post, decision: Decision, reply?: { name: string; text: string }) {
  const { db, texts, now } = visit
  const [id, list] = [idOf(texts), listOf(texts)]
  const at = now.toISOString()
  const { decided, replyId } = await write(db, async (transaction) => {
    const result = await decideIn(transaction, id, decision, { now, seen: texts.get(names.seen) ?? '' })
    if (result?.outcome === 'decided') await note(transaction, visit, id, result.comment.status)
    if (!reply || !result || result.outcome === 'outdated') return { decided: result }
    const key = idempotencyKey(texts)
    const published = await replyIn(transaction, result.comment, { ...reply, now, ...(key && { key }) })
    await note(transaction, visit, id, 'replied')
    return { decided: result, replyId: published }
  })
  if (decided?.outcome === 'outdated' || !decided) {
    const reason = decided
      ? `Somebody else decided on this comment first. It is ${decided.comment.status} now. Nothing was changed.`
      : 'This comment no longer exists.'
    return drawQueue(visit, list, { status: 409, reason, id, ...(reply && { draft: reply }) })
  }
  if (replyId) return done(visit, { did: 'reply', id: replyId, at, before: list })
  if (decided.outcome === 'same') {
    const reason = `The comment was already ${decided.comment.status}, by somebody else or by you.`
    return drawQueue(visit, list, { status: 409, reason, id: '' })
  }
  return done(visit, { did: decision, id, at, before: list })
}

async function undo(visit: Post, action: 'undo' | 'undo-reply'): Promise<Page | Response> {
  const { db, texts, now } = visit
  const [id, before] = [idOf(texts), texts.get(names.before)]
  const result = await write(db, async (transaction) => {
    const undone =
      action === 'undo-reply'
        ? await undoReply(transaction, id, now)
        : await undoDecision(transaction, id, {
            at: texts.get(names.at) ?? '',
            before: isList(before) ? before : 'pending',
            now,
          })
    if (undone === 'undone') await note(transaction, visit, id, action)
    return undone
  })
  if (result === 'undone') return done(visit, { did: 'undo', id, at: '', before: 'pending' }, id)
  const reason =
    result === 'late'
      ? 'It is too late to undo this. Decide again below.'
      : 'Somebody decided on the comment again in the meantime. Nothing was changed.'
  return drawQueue(visit, listOf(texts), { status: 409, reason, id })
}

/** Goes on with the next comment. */
function done({ texts }: Post, query: Done, next = texts.get(names.next)): Response {
  const anchor = next && /^[\w-]+$/.test(next) ? `#${commentAnchor(next)}` : ''
  return seeOther(pathOf(listOf(texts), query) + anchor)
}

function note(transaction: DatabaseTransaction, { member, now }: Post, id: string, detail: string) {
  return audit(transaction, member, { action: 'changed', subject: `comment ${id}`, detail }, now)
}

/** Ids have no other characters, and PostgreSQL rejects some. */
function idOf(texts: Texts): string {
  return (texts.get(names.id) ?? '').replaceAll(/[^\w-]/g, '').slice(0, 64)
}

function listOf(texts: Texts): List {
  const list = texts.get(names.list)
  return isList(list) ? list : 'pending'
}
