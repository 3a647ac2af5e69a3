import { buildTime } from '@/lib/build-time'
import { refuseCrossSite } from '@/requests/guard'
import { refused, type Outcome } from '@/requests/outcome'
import { acceptsHtml, jsonResponse } from '@/requests/response'
import { fields } from '../contract'
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
import { problemPage, seeSent } from './pages'
import { readTexts } from './service'
import { validationMessage } from './validate'

/** Handlers of /api/comments. They respond with JSON; POST also with a page for browsers without JavaScript. None rejects. */

/** GET /api/comments?path=&before= */
export async function handleRead(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const path = query.get('path')
  if (!path) return respond(refused(400, 'The query needs path, such as /blog/{post}.'))
  return respond(await getThread(path, query.get('before'), request))
}

/** POST /api/comments */
export async function handlePost(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  const thread = 'kind' in texts ? undefined : threadAt(texts.get(fields.path) ?? '', buildTime())
  const outcome =
    'kind' in texts ? texts : thread ? await postComment(thread, texts, request.headers) : noThread
  if (!acceptsHtml(request.headers)) return respond(outcome)
  return outcome.kind === 'done' ? seeSent(thread?.path ?? '') : problemPage(request, outcome)
}

/** PATCH /api/comments/{id} */
export async function handlePatch(id: string, request: Request): Promise<Response> {
  const texts = await readTexts(request)
  return respond('kind' in texts ? texts : await patchComment(id, texts, request.headers))
}

/** DELETE /api/comments/{id} */
export async function handleDelete(id: string, { headers }: Request): Promise<Response> {
  const refusal = refuseCrossSite(headers, 'Comments can be sent from this site only.')
  return respond(refusal ?? (await deleteComment(id, headers)))
}

/** POST /api/comments/reactions */
export async function handleReaction(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  return respond('kind' in texts ? texts : await postReaction(texts, request.headers))
}

/** POST /api/comments/preview */
export async function handlePreview(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  return respond('kind' in texts ? texts : previewComment(texts, request.headers))
}

function respond(outcome: Outcome<object>): Response {
  return jsonResponse(outcome, validationMessage)
}
