import { refuseCrossSite } from '@/requests/guard'
import { refused, type Outcome } from '@/requests/outcome'
import { jsonResponse } from '@/requests/response'
import { deleteComment, getThread, postComment, postReaction } from './actions'
import { readTexts } from './service'
import { validationMessage } from './validate'

/** Handlers of /api/comments. They respond with JSON. None rejects. */

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
  return respond('kind' in texts ? texts : await postComment(texts, request.headers))
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

function respond(outcome: Outcome<object>): Response {
  return jsonResponse(outcome, validationMessage)
}
