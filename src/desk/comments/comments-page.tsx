import { commentAnchor } from '@/comments/contract'
import { commentWithId, countPending, readQueue, withContext } from '@/comments/server/comment'
import { decide, publishReply, undoDecision, undoSeconds } from '@/comments/server/moderate'
import { validateComment } from '@/comments/server/validate'
import { placeText, readPlace } from '@/db/place'
import { write } from '@/db/write'
import { audit } from '@/members/audit'
import { PostForm } from '@/members/post-form'
import type { MemberPost, MemberVisit, Page } from '@/members/types'
import { idempotencyKey } from '@/requests/fields'
import { seeOther } from '@/requests/response'
import { buttonClass } from '@/ui/button'
import { actions, CommentCard, isList, lists, type Action, type Draft, type List } from './comment-card'

/** A decision that was not made: why, about which comment, and what the member typed. */
type Problem = { status: number; reason: string; id: string; draft?: Draft }

/** GET /desk/comments: comments that wait for a decision, or were approved or refused. */
export function commentsPage(visit: MemberVisit): Promise<Page> {
  return renderQueue(visit, visit.url.searchParams.get('status') ?? '')
}

/** The queue. A comment that the address names, or whose decision could not be made, is shown first, as it is now. */
async function renderQueue(visit: MemberVisit, asked: string, problem?: Problem): Promise<Page> {
  const { db, url } = visit
  const list = isList(asked) ? asked : 'pending'
  const { comments, hasOlder } = await readQueue(db, list, readPlace(url.searchParams.get('before')))
  const { did, id } = Object.fromEntries(url.searchParams)
  const concernedId = problem?.id ?? (did ? undefined : id)
  const concerned = concernedId ? await commentWithId(db, concernedId) : undefined
  const shown = [
    ...(concerned && concerned.text !== '' ? await withContext(db, [concerned]) : []),
    ...comments.filter(({ comment }) => comment.id !== concerned?.id),
  ]
  const pending = await countPending(db)
  const last = comments.at(-1)?.comment
  return {
    title: 'Comments',
    status: problem?.status,
    main: (
      <>
        <nav className="row" aria-label="Comments">
          {(Object.keys(lists) as List[]).map((one) => (
            <a
              key={one}
              className={buttonClass({ variant: 'secondary' })}
              href={pathOf(one)}
              aria-current={one === list ? 'page' : undefined}
            >
              {lists[one]}
              {one === 'pending' && ` (${pending})`}
            </a>
          ))}
        </nav>
        {problem ? <p role="alert">{problem.reason}</p> : <DoneNotice visit={visit} list={list} />}
        {problem?.draft && !concerned?.text && <pre className="card">{problem.draft.text}</pre>}
        <p className="muted keys [@media(hover:none)]:hidden" hidden>
          Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve, <kbd>r</kbd> refuse
        </p>
        {shown.length === 0 && <p className="card text-muted">{emptyTexts[list]}</p>}
        {shown.map((queued, index) => (
          <CommentCard
            key={queued.comment.id}
            visit={visit}
            list={list}
            queued={queued}
            next={(shown[index + 1] ?? shown[index - 1])?.comment.id}
            draft={queued.comment.id === problem?.id ? problem.draft : undefined}
          />
        ))}
        {hasOlder && last && (
          <p>
            <a href={pathOf(list, { before: placeText({ time: last.created_at, id: last.id }) })}>
              Older comments
            </a>
          </p>
        )}
      </>
    ),
  }
}

/** The address of a list, such as after a decision. */
function pathOf(list: string, query: Record<string, string> = {}): string {
  return `/desk/comments?${new URLSearchParams({ ...query, status: list })}`
}

const emptyTexts: Record<List, string> = {
  pending: 'No comment waits for a decision.',
  approved: 'No comment is approved.',
  rejected: 'No comment is refused. Refused ones are deleted after 30 days.',
}
/** What was done, and the list where it can be decided otherwise. */
const doneTexts: Record<Action, [text: string, list: List]> = {
  approve: ['The comment is approved.', 'approved'],
  reject: ['The comment is refused.', 'rejected'],
  reply: ['The reply is published.', 'approved'],
  undo: ['Undone.', 'pending'],
}

/** A status within a sentence. */
const statusName = (status: string) => (isList(status) ? lists[status].toLowerCase() : status)

/** Says what was just done, and leads to where it can be changed, or taken back at once. */
function DoneNotice({ visit, list }: { visit: MemberVisit; list: List }) {
  const { did = '', id = '', was = '' } = Object.fromEntries(visit.url.searchParams)
  if (!Object.hasOwn(doneTexts, did)) return null
  const [text, then] = doneTexts[did as Action]
  return (
    <div className="row fixed inset-x-0 bottom-0 z-10 border-t border-line bg-ground px-[max(24px,50vw-600px)] py-3 max-sm:[&>p]:basis-full">
      <p role="status">{text}</p>
      {did !== 'undo' && (
        <>
          <PostForm visit={visit} action="/desk/comments" fields={{ id, seen: then, was, status: list }}>
            <button className={buttonClass({ variant: 'secondary' })} name="action" value="undo">
              {did === 'reply' ? 'Delete the reply' : 'Undo'}{' '}
              <span className="text-muted">({undoSeconds} seconds)</span>
            </button>
          </PostForm>
          <a href={pathOf(then, { id })}>Change it</a>
        </>
      )}
    </div>
  )
}

/**
 * POST /desk/comments: approves, refuses, or replies to the comment as the member read it, or takes that back. A reply
 * approves the comment. Goes on with the next one.
 */
export async function changeComments(visit: MemberPost): Promise<Page | Response> {
  const { db, texts, now, member } = visit
  const get = (name: string) => texts.get(name) ?? ''
  // Ids have no other characters, and PostgreSQL rejects some.
  const id = get('id')
    .replaceAll(/[^\w-]/g, '')
    .slice(0, 64)
  const list = get('status')
  const action: Action = actions.find((one) => one === get('action')) ?? 'reply'
  const typed = action === 'reply' ? { name: get('name'), text: get('text') } : undefined
  const refuse = (status: 409 | 422, reason: string, error?: string) =>
    renderQueue(visit, list, { status, reason, id, draft: typed && { ...typed, error } })

  const note = (change: Parameters<typeof audit>[0], detail: string) =>
    audit(change, member, { action: 'changed', subject: `comment ${id}`, detail }, now)
  if (action === 'undo') {
    const before = get('was')
    const isUndone = await write(db, async (transaction) => {
      const taken = { now, seen: get('seen'), before: isList(before) ? before : 'pending' } as const
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
    const result = await decide(transaction, id, decision, { now, seen: get('seen') })
    if (result?.outcome === 'decided') await note(transaction, statusName(result.comment.status))
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
      `Somebody else decided on this comment first. It is ${statusName(comment.status)} now. Nothing was changed.`,
    )
  if (outcome === 'same' && !replyId)
    return refuse(409, `The comment was already ${statusName(comment.status)}, by somebody else or by you.`)
  const next = get('next')
  const anchor = /^[\w-]+$/.test(next) ? `#${commentAnchor(next)}` : ''
  return seeOther(pathOf(list, { did: action, id: replyId ?? id, was: get('seen') }) + anchor)
}
