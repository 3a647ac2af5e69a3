import { buildTime } from '@/lib/build-time'
import { log } from '@/lib/log'
import { done, refused, type Outcome } from '@/requests/outcome'
import { isProgram, keyOf, type Texts } from '@/requests/texts'
import { fields, reactionKinds, type CommentView, type ThreadView } from '../contract'
import { threadAt, type Thread } from '../threads'
import { checkComment, checkText } from './check'
import { renderOnce } from './markdown'
import { wantsDelivery } from './outbox'
import { writerOfRequest } from './read-request'
import { notLoaded, notSaved, takeTurn, withDatabase } from './service'
import { addComment, deleteOwnComment, editComment, mostWaiting, type Comment } from './store'
import { setReaction } from './reactions'
import { readThread, viewOf } from './view'

export const noThread = refused(404, 'There are no comments at this address.')
const notYours = refused(403, 'This comment can no longer be changed from this browser.')
const noComment = refused(404, 'This comment is gone.')
const noParent = refused(404, 'The comment that you reply to is gone.')
const tooManyWaiting = refused(
  429,
  `${mostWaiting} of your comments wait for approval. Please write more once they have been read.`,
)

/** The conversation below the page at `path`, as the visitor who asks may see it. */
export async function getThread(path: string, request: Request): Promise<Outcome<ThreadView>> {
  const thread = threadAt(path, buildTime())
  if (!thread) return noThread
  const refusal = takeTurn('reading', request.headers)
  if (refusal) return refusal
  return withDatabase(notLoaded, async (db) =>
    done(await readThread(db, thread.key, writerOfRequest(request), new Date())),
  )
}

/** Takes a comment. Once the outcome is "done" it is on disk, and the same comment again has the same outcome. */
export async function postComment(
  thread: Thread,
  texts: Texts,
  writer: string,
  headers: Headers,
): Promise<Outcome<{ comment: CommentView }>> {
  const { written, errors } = checkComment(texts)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  const refusal = takeTurn('comment', headers)
  if (refusal) return refusal
  const now = new Date()
  if (isProgram(texts)) {
    log('info', 'comment sent by a program, not stored')
    return done({ comment: viewOf(unstored(written.name, written.text, writer, now), writer, now) }, 201)
  }
  const parent = texts.get(fields.parent) || undefined
  if (parent !== undefined && !isId(parent)) return noParent
  return withDatabase(notSaved, async (db) => {
    const comment = { ...written, thread, parent, writer, key: keyOf(texts) }
    const stored = await addComment(db, comment, { now, notify: wantsDelivery() })
    if (stored === 'no parent') return noParent
    if (stored === 'too many waiting') return tooManyWaiting
    return done({ comment: viewOf(stored, writer, now) }, 201)
  })
}

/** Changes the visitor's own comment. */
export async function patchComment(
  id: string,
  texts: Texts,
  request: Request,
): Promise<Outcome<{ comment: CommentView; path: string }>> {
  const { text, error } = checkText(texts)
  if (error) return { kind: 'invalid', errors: { [fields.text]: error } }
  const writer = writerOfRequest(request, texts)
  if (!writer) return notYours
  const refusal = takeTurn('comment', request.headers)
  if (refusal) return refusal
  const now = new Date()
  return withDatabase(notSaved, async (db) => {
    const edited = await editComment(db, { id, writer, text }, { now, notify: wantsDelivery() })
    return edited ? done({ comment: viewOf(edited, writer, now), path: edited.path }) : notYours
  })
}

/** Deletes the visitor's own comment. */
export async function deleteComment(
  id: string,
  request: Request,
  texts?: Texts,
): Promise<Outcome<{ deleted: string }>> {
  const writer = writerOfRequest(request, texts)
  if (!writer) return notYours
  const refusal = takeTurn('reaction', request.headers)
  if (refusal) return refusal
  return withDatabase(notSaved, async (db) =>
    (await deleteOwnComment(db, { id, writer }, new Date())) ? done({ deleted: id }) : notYours,
  )
}

/** Sets or takes back the visitor's reaction to a page or a comment: `kind`, `on` (1 or 0), `path` or `comment`. */
export async function postReaction(texts: Texts, request: Request): Promise<Outcome<{ on: boolean }>> {
  const kind = reactionKinds.find((known) => known.kind === texts.get('kind'))?.kind
  const on = texts.get('on')
  if (!kind || (on !== '1' && on !== '0')) return refused(400, 'There is no such reaction.')
  const writer = writerOfRequest(request, texts)
  if (!writer) return refused(400, 'A reaction needs a token, so that it counts once.')
  const comment = texts.get('comment')
  const thread = threadAt(texts.get(fields.path) ?? '', buildTime())
  if (!comment && !thread) return noThread
  if (comment && !isId(comment)) return noComment
  const refusal = takeTurn('reaction', request.headers)
  if (refusal) return refusal
  const subject = comment ? { comment } : { thread: thread?.key ?? '' }
  return withDatabase(notSaved, async (db) =>
    (await setReaction(db, subject, { kind, writer, on: on === '1' }, new Date()))
      ? done({ on: on === '1' })
      : noComment,
  )
}

/** What a text will look like. */
export function previewComment(texts: Texts, headers: Headers): Outcome<{ html: string }> {
  const refusal = takeTurn('preview', headers)
  if (refusal) return refusal
  const { text, error } = checkText(texts)
  return error ? { kind: 'invalid', errors: { [fields.text]: error } } : done({ html: renderOnce(text) })
}

/** Whether a text may be the id of a comment; a database refuses some other texts. */
function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** What a program is shown in place of what it sent. */
function unstored(name: string, text: string, writer: string, now: Date): Comment {
  return {
    id: crypto.randomUUID(),
    thread: '',
    path: '',
    parent_id: null,
    key: '',
    writer,
    name,
    email: null,
    text,
    status: 'pending',
    team: 0,
    created_at: now.toISOString(),
    edited_at: null,
    decided_at: null,
  }
}
