import { randomUUID } from 'node:crypto'
import { hasWebhook } from '@/db/outbox/webhook'
import { buildTime } from '@/lib/build-time'
import { log } from '@/lib/log'
import { done, refused, type Outcome } from '@/requests/outcome'
import { idempotencyKey, isFilledByBot, type Texts } from '@/requests/texts'
import { fields, reactionKinds, type CommentView, type ThreadView } from '../contract'
import { threadAt } from '../threads'
import { placeOf, writerOfRequest } from './comment'
import { renderComment } from './markdown'
import { setReaction } from './reactions'
import { checkRateLimit, notLoaded, notSaved, withDatabase } from './service'
import { addComment, deleteOwnComment, maxPending } from './store'
import { validateComment } from './validate'
import { readThread, viewOf } from './view'

const noThread = refused(404, 'There are no comments at this address.')
const noPlace = refused(400, 'There is no such place in this conversation.')
const notYours = refused(403, 'This comment was written in another browser.')
const noComment = refused(404, 'This comment no longer exists.')
const noParent = refused(404, 'The comment you are replying to no longer exists.')
const tooManyPending = refused(
  429,
  `${maxPending} of your comments are waiting for approval. Please write more once we have read them.`,
)

/**
 * Returns a page of the conversation below the page at `path`, as the visitor who asks may see it: the newest comments, or
 * those older than the place `before`, which is the `older` of another page.
 */
export async function getThread(
  path: string,
  before: string | null,
  { headers }: Request,
): Promise<Outcome<ThreadView>> {
  const thread = threadAt(path, buildTime())
  const place = before === null ? undefined : placeOf(before)
  if (!thread) return noThread
  if (before !== null && !place) return noPlace
  const writer = writerOfRequest(headers)
  return (
    checkRateLimit('read', headers) ??
    withDatabase(notLoaded, async (db) => done(await readThread(db, thread.key, writer, place)))
  )
}

/** Stores a comment. Once the outcome is "done" it is on disk, and sending the same comment again returns the same outcome. */
export async function postComment(
  texts: Texts,
  headers: Headers,
): Promise<Outcome<{ comment: CommentView }>> {
  const thread = threadAt(texts.get(fields.path) ?? '', buildTime())
  if (!thread) return noThread
  const { content, errors } = validateComment(texts)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  const refusal = checkRateLimit('comment', headers)
  if (refusal) return refusal
  const writer = writerOfRequest(headers)
  if (!writer) return refused(400, 'A comment needs a token so that its writer can delete it.')
  const now = new Date()
  if (isFilledByBot(texts)) {
    log('info', 'comment sent by a bot, not stored')
    return done({ comment: unstored(content, now) }, 201)
  }
  const parent = texts.get(fields.parent) || undefined
  if (parent !== undefined && !isId(parent)) return noParent
  return withDatabase(notSaved, async (db) => {
    const comment = { ...content, thread, parent, writer, key: idempotencyKey(texts) }
    const stored = await addComment(db, comment, { now, notify: hasWebhook('COMMENTS') })
    if (stored === 'no parent') return noParent
    if (stored === 'too many pending') return tooManyPending
    return done({ comment: viewOf(stored, writer) }, 201)
  })
}

/** Deletes the visitor's own comment. */
export async function deleteComment(id: string, headers: Headers): Promise<Outcome<{ deleted: string }>> {
  const writer = writerOfRequest(headers)
  if (!writer) return notYours
  const refusal = checkRateLimit('reaction', headers)
  if (refusal) return refusal
  return withDatabase(notSaved, async (db) =>
    (await deleteOwnComment(db, { id, writer })) ? done({ deleted: id }) : notYours,
  )
}

/** Adds or removes the visitor's reaction to a page or a comment: fields `kind`, `on` (1 or 0), and `path` or `comment`. */
export async function postReaction(texts: Texts, headers: Headers): Promise<Outcome<{ on: boolean }>> {
  const kind = reactionKinds.find((known) => known.kind === texts.get('kind'))?.kind
  const on = texts.get('on')
  if (!kind || (on !== '1' && on !== '0')) return refused(400, 'Unknown reaction.')
  const writer = writerOfRequest(headers)
  if (!writer) return refused(400, 'A reaction needs a token so that it counts once.')
  const comment = texts.get('comment')
  const thread = threadAt(texts.get(fields.path) ?? '', buildTime())
  if (!comment && !thread) return noThread
  if (comment && !isId(comment)) return noComment
  const refusal = checkRateLimit('reaction', headers)
  if (refusal) return refusal
  const subject = comment ? { comment } : { thread: thread?.key ?? '' }
  return withDatabase(notSaved, async (db) =>
    (await setReaction(db, subject, { kind, writer, on: on === '1' }, new Date()))
      ? done({ on: on === '1' })
      : noComment,
  )
}

/** Whether a text can be the id of a comment. PostgreSQL rejects some other texts, such as ones with NUL. */
function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** The comment that a bot is shown, so that it does not notice the rejection. */
function unstored({ name, text }: { name: string; text: string }, now: Date): CommentView {
  return {
    id: randomUUID(),
    parent: null,
    name,
    html: renderComment(text),
    team: false,
    status: 'pending',
    createdAt: now.toISOString(),
    likes: { count: 0, mine: false },
    own: true,
  }
}
