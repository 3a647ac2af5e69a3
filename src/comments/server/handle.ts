import { randomUUID } from 'node:crypto'
import { allowedRequests } from '@/config/rate-limits'
import { hasWebhook } from '@/db/outbox/webhook'
import { readPlace } from '@/db/place'
import { buildTime } from '@/lib/build-time'
import { log } from '@/lib/log'
import { firstTexts, readBody } from '@/requests/body'
import { refuseCrossSite, refuseForm } from '@/requests/guard'
import { done, refused, type Outcome } from '@/requests/outcome'
import { createRequestLimit } from '@/requests/rate-limited'
import { jsonResponse } from '@/requests/response'
import { idempotencyKey, isFilledByBot, type Texts } from '@/requests/fields'
import { withDatabase } from '@/requests/with-database'
import { reactionKinds } from '../contract'
import { threadAt } from '../threads'
import { writerOfRequest } from './comment'
import { setReaction } from './reactions'
import { addComment, deleteOwnComment, maxPending } from './store'
import { validateComment } from './validate'
import { readThread, viewOf } from './view'

/**
 * Per client IP in ten minutes: COMMENT_RATE_LIMIT comments, six times as many reactions, and thirty times as many
 * reads. Every request with a body also counts before the body is read, so oversized bodies can't exhaust memory; that limit is
 * looser because it also counts invalid requests.
 */
const limited = (excess: string, times: number) =>
  createRequestLimit(excess, times * allowedRequests('COMMENT_RATE_LIMIT'))
const refuseRequest = limited('Too many requests were sent from your network.', 18)
const refuseComment = limited('Too many comments were sent from your network.', 1)
const refuseReaction = limited('Too many reactions were sent from your network.', 6)
const refuseRead = limited('Comments were opened too often from your network.', 30)

const notSaved = 'We cannot save this'
/** The longest comment, percent-encoded, and the other fields. */
const maxBytes = 96 * 1024
const unreadable = { tooLarge: 'This is too long for a comment.', malformed: 'The comment arrived damaged.' }
const noThread = refused(404, 'There are no comments at this address.')
const notYours = refused(403, 'This comment was written in another browser.')
const noComment = refused(404, 'This comment no longer exists.')
const noParent = refused(404, 'The comment you are replying to no longer exists.')
const tooManyPending = refused(
  429,
  `${maxPending} of your comments are waiting for approval. Please write more once we have read them.`,
)

const respond = (outcome: Outcome<object>) => jsonResponse(outcome, 'Please correct the marked fields.')

/** Creates a handler of the text fields that one of our pages sends. It never rejects. */
const handlerOf =
  (change: (texts: Texts, headers: Headers) => Promise<Outcome<object>>) => async (request: Request) => {
    const { headers } = request
    const refusal = refuseForm(headers, 'Comments') ?? refuseRequest(headers)
    if (refusal) return respond(refusal)
    const body = await readBody(request, maxBytes, unreadable)
    return respond('kind' in body ? body : await change(firstTexts(body), headers))
  }

/**
 * GET /api/comments?path=&before=: a page of the conversation at `path`, as the visitor who asks may see it: the newest
 * comments, or those older than `before`, which is the `older` of another page.
 */
export async function handleRead({ url, headers }: Request): Promise<Response> {
  const query = new URL(url).searchParams
  const path = query.get('path')
  if (!path) return respond(refused(400, 'The query needs path, such as /blog/{post}.'))
  const thread = threadAt(path, buildTime())
  if (!thread) return respond(noThread)
  const before = query.get('before')
  const place = readPlace(before)
  if (before !== null && !place) return respond(refused(400, 'There is no such place in this conversation.'))
  return respond(
    refuseRead(headers) ??
      (await withDatabase('The comments cannot be loaded', async (db) =>
        done(await readThread(db, thread.key, writerOfRequest(headers), place)),
      )),
  )
}

/** POST /api/comments. Once it responds 201 the comment is on disk, and sending the same again gets the same response. */
export const handlePost = handlerOf(async (texts, headers) => {
  const thread = threadAt(texts.get('path') ?? '', buildTime())
  if (!thread) return noThread
  const { content, errors } = validateComment(texts)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  const refusal = refuseComment(headers)
  if (refusal) return refusal
  const writer = writerOfRequest(headers)
  if (!writer) return refused(400, 'A comment needs a token so that its writer can delete it.')
  const now = new Date()
  const parent = texts.get('parent') || undefined
  if (isFilledByBot(texts)) {
    log('info', 'comment sent by a bot, not stored')
    // A bot that is shown its comment does not notice the rejection.
    const shown = {
      ...content,
      id: randomUUID(),
      parent_id: null,
      status: 'pending' as const,
      team: 0,
      writer,
    }
    return done({ comment: viewOf({ ...shown, created_at: now.toISOString() }, writer) }, 201)
  }
  if (parent !== undefined && !isId(parent)) return noParent
  return withDatabase(notSaved, async (db) => {
    const comment = { ...content, thread, parent, writer, key: idempotencyKey(texts) }
    const stored = await addComment(db, comment, { now, notify: hasWebhook('COMMENTS') })
    if (stored === 'no parent') return noParent
    if (stored === 'too many pending') return tooManyPending
    return done({ comment: viewOf(stored, writer) }, 201)
  })
})

/** DELETE /api/comments/{id}: the visitor's own comment. */
export async function handleDelete(id: string, { headers }: Request): Promise<Response> {
  const refusal = refuseCrossSite(headers, 'Comments can be sent from this site only.')
  const writer = writerOfRequest(headers)
  if (refusal || !writer) return respond(refusal ?? notYours)
  return respond(
    refuseReaction(headers) ??
      (await withDatabase(notSaved, async (db) =>
        (await deleteOwnComment(db, { id, writer })) ? done({ deleted: id }) : notYours,
      )),
  )
}

/** POST /api/comments/reactions: adds or removes one, by the fields `kind`, `on` (1 or 0), and `path` or `comment`. */
export const handleReaction = handlerOf(async (texts, headers) => {
  const kind = reactionKinds.find((known) => known.kind === texts.get('kind'))?.kind
  const on = texts.get('on')
  if (!kind || (on !== '1' && on !== '0')) return refused(400, 'Unknown reaction.')
  const writer = writerOfRequest(headers)
  if (!writer) return refused(400, 'A reaction needs a token so that it counts once.')
  const comment = texts.get('comment')
  const thread = threadAt(texts.get('path') ?? '', buildTime())
  if (!comment && !thread) return noThread
  if (comment && !isId(comment)) return noComment
  const refusal = refuseReaction(headers)
  if (refusal) return refusal
  const subject = comment ? { comment } : { thread: thread?.key ?? '' }
  return withDatabase(notSaved, async (db) =>
    (await setReaction(db, subject, { kind, writer, on: on === '1' }, new Date()))
      ? done({ on: on === '1' })
      : noComment,
  )
})

/** Whether a text can be the id of a comment. PostgreSQL rejects some other texts, such as ones with NUL. */
function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
