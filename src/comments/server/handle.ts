import { buildTime } from '@/lib/build-time'
import { jsonAnswer, wantsPage } from '@/requests/answer'
import { refuseForeign } from '@/requests/guard'
import { refused, type Outcome } from '@/requests/outcome'
import { fields, tokenHeader } from '../contract'
import { threadAt } from '../threads'
import {
  deleteComment,
  getThread,
  noThread,
  patchComment,
  postComment,
  postReaction,
  previewComment,
} from './actions'
import { mendText } from './mend-text'
import { problemPage, seeThread } from './pages'
import { readTexts } from './read-request'
import { newToken, writerOf } from './writer'

/** Answers of /api/comments: JSON for scripts, pages for browsers without one. None of them rejects. */

/** GET /api/comments?path= */
export async function handleRead(request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path')
  if (!path) return answer(refused(400, 'The query needs path, such as /blog/{post}.'))
  return answer(await getThread(path, request))
}

/** POST /api/comments */
export async function handlePost(request: Request): Promise<Response> {
  const page = wantsPage(request.headers)
  const texts = await readTexts(request)
  if ('kind' in texts) return page ? problemPage(undefined, undefined, request, texts) : answer(texts)
  const thread = threadAt(texts.get(fields.path) ?? '', buildTime())
  if (!thread) return page ? problemPage(undefined, texts, request, noThread) : answer(noThread)

  const given = request.headers.get(tokenHeader) || texts.get(fields.token) || ''
  // A writer without script gets a token in the address of the answer, with which the comment can be changed.
  const token = writerOf(given) ? given : newToken()
  const outcome = await postComment(thread, texts, writerOf(token) ?? '', request.headers)
  if (!page) return answer(outcome)
  if (outcome.kind !== 'done') return problemPage(thread, texts, request, outcome)
  const { id, status } = outcome.body.comment
  return seeThread(thread.path, status === 'approved' ? 'approved' : 'pending', token, id)
}

/** PATCH /api/comments/{id} */
export async function handlePatch(id: string, request: Request): Promise<Response> {
  const texts = await readTexts(request)
  return answer('kind' in texts ? texts : await patchComment(id, texts, request))
}

/** DELETE /api/comments/{id} */
export async function handleDelete(id: string, request: Request): Promise<Response> {
  return answer(refuseForeign(request.headers, foreign) ?? (await deleteComment(id, request)))
}

/** POST /api/comments/{id}: browsers without script know no other method; `_action` says edit or delete. */
export async function handleAction(id: string, request: Request): Promise<Response> {
  const texts = await readTexts(request)
  if ('kind' in texts)
    return wantsPage(request.headers) ? problemPage(undefined, undefined, request, texts) : answer(texts)
  const action = texts.get(fields.action)
  const thread = threadAt(texts.get(fields.path) ?? '', buildTime())
  const outcome =
    action === 'edit'
      ? await patchComment(id, texts, request)
      : action === 'delete'
        ? await deleteComment(id, request, texts)
        : refused(400, 'There is nothing of that kind to do with a comment.')
  if (!wantsPage(request.headers)) return answer(outcome)
  if (outcome.kind !== 'done')
    return problemPage(thread, texts, request, outcome, action === 'edit' ? id : undefined)
  const path = thread?.path ?? ''
  const token = texts.get(fields.token)
  return action === 'edit' ? seeThread(path, 'changed', token, id) : seeThread(path, 'deleted', token)
}

/** POST /api/comments/reactions */
export async function handleReaction(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  return answer('kind' in texts ? texts : await postReaction(texts, request))
}

/** POST /api/comments/preview */
export async function handlePreview(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  return answer('kind' in texts ? texts : previewComment(texts, request.headers))
}

const foreign = 'Comments can be sent from this site only.'

function answer(outcome: Outcome<object>): Response {
  return jsonAnswer(outcome, mendText)
}
