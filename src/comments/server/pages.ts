import { buildTime } from '@/lib/build-time'
import { htmlAnswer, seeOther } from '@/requests/answer'
import { done, refused, type Invalid, type Outcome, type Refusal } from '@/requests/outcome'
import type { Texts } from '@/requests/texts'
import { goBack } from '@/requests/too-many'
import { commentAnchor, fields, threadPagePath, type CommentView, type ThreadView } from '../contract'
import { threadAt, type Thread } from '../threads'
import { mendText } from './mend-text'
import { notLoaded, takeTurn, withDatabase } from './service'
import { drawMessage, drawThreadPage, type PageState } from './thread-page'
import type { Draft } from './write-form'
import { readThread } from './view'
import { newToken, writerOf } from './writer'

/** Answers of the comments to browsers without script: pages, and the way back to them. */

/** GET /comments/{path}: the conversation and the form; `reply`, `edit` or `delete` in the query choose the form. */
export async function threadPage(path: string, request: Request): Promise<Response> {
  const host = request.headers.get('host') ?? ''
  const thread = threadAt(path, buildTime())
  if (!thread) return missingPage(host)
  const query = new URL(request.url).searchParams
  const token = writerOf(query.get('token')) ? (query.get('token') ?? undefined) : undefined
  const outcome = await load(thread, token, request.headers)
  const view = outcome.kind === 'done' ? outcome.body : undefined
  const find = (name: string) => view?.comments.find(({ id }) => id === query.get(name))
  const draft = draftFor({ token, reply: find('reply'), edit: find('edit') })
  const deleting = find('delete')
  const state: PageState = {
    thread,
    view,
    token,
    draft,
    notice:
      outcome.kind === 'refused' ? { kind: 'error', text: outcome.reason } : noticeOf(query.get('sent')),
    deleting: deleting?.own && deleting,
  }
  return pageAnswer(await drawThreadPage(host, state), outcome)
}

/** The page of a comment that was not taken: why, and everything that was typed. */
export async function problemPage(
  thread: Thread | undefined,
  texts: Texts | undefined,
  request: Request,
  outcome: Invalid | Refusal,
  edit?: string,
): Promise<Response> {
  const host = request.headers.get('host') ?? ''
  const reason = outcome.kind === 'invalid' ? mendText : outcome.reason
  const text = !texts && outcome.kind === 'refused' && outcome.status === 429 ? `${reason} ${goBack}` : reason
  if (!thread) return pageAnswer(await drawMessage(host, text, null), outcome)
  const given = texts?.get(fields.token)
  const token = given !== undefined && writerOf(given) ? given : undefined
  const loaded = await load(thread, token, request.headers)
  const view = loaded.kind === 'done' ? loaded.body : undefined
  const parent = texts?.get(fields.parent)
  const draft: Draft = {
    name: texts?.get(fields.name) ?? '',
    email: texts?.get(fields.email) ?? '',
    text: texts?.get(fields.text) ?? '',
    // The same key and token: what could not be answered for may have been stored.
    key: texts?.get(fields.key) || crypto.randomUUID(),
    token: token !== undefined && texts?.get(fields.action) !== 'delete' ? token : newToken(),
    errors: outcome.kind === 'invalid' ? outcome.errors : {},
    reply: parent ? (view?.comments.find(({ id }) => id === parent) ?? { id: parent }) : undefined,
    edit,
  }
  const page = await drawThreadPage(host, { thread, view, token, draft, notice: { kind: 'error', text } })
  return pageAnswer(page, outcome)
}

/** Addresses here hold tokens and signatures; "no-referrer" would also hide where our own forms come from. */
const untold = { 'Referrer-Policy': 'strict-origin' }

/** The way back to the conversation after something was done. */
export function seeThread(path: string, sent: string, token: string | undefined, id?: string): Response {
  const query = new URLSearchParams({ sent, ...(token && { token }) })
  const anchor = id ? `#${commentAnchor(id)}` : ''
  const location = `${threadPagePath(path)}?${query}${anchor}`
  return seeOther(location, untold)
}

/** The page at an address below /comments that has no conversation. */
async function missingPage(host: string): Promise<Response> {
  const outcome = refused(404, '')
  return pageAnswer(await drawMessage(host, 'There are no comments at this address.', null), outcome)
}

/** A page with the status and the headers of an outcome. */
export function pageAnswer(html: string, outcome: Outcome<unknown>): Response {
  return htmlAnswer(html, outcome, untold)
}

async function load(
  thread: Thread,
  token: string | undefined,
  headers: Headers,
): Promise<Outcome<ThreadView>> {
  const refusal = takeTurn('reading', headers)
  if (refusal) return refusal
  return withDatabase(notLoaded, async (db) =>
    done(await readThread(db, thread.key, writerOf(token), new Date())),
  )
}

type Aim = { token: string | undefined; reply?: CommentView; edit?: CommentView }

function draftFor({ token, reply, edit }: Aim): Draft {
  // Drawn with the form: sent twice it is one comment, and each comment has a token of its own.
  const own = { key: crypto.randomUUID(), token: newToken() }
  const empty = { name: '', email: '', text: '', ...own, errors: {} }
  if (edit?.own && token) return { ...empty, token, text: edit.own.text, edit: edit.id }
  return reply?.status === 'approved' ? { ...empty, reply } : empty
}

function noticeOf(sent: string | null): PageState['notice'] {
  const texts: Record<string, string> = {
    pending: 'Thank you. Your comment is waiting for approval; only you can see it until then.',
    approved: 'Your comment is published.',
    changed: 'Your comment was changed.',
    deleted: 'Your comment was deleted.',
  }
  const text = sent !== null && Object.hasOwn(texts, sent) ? texts[sent] : undefined
  return text ? { kind: 'done', text } : undefined
}
