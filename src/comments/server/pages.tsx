import { buildTime } from '@/lib/build-time'
import type { Invalid, Refusal } from '@/requests/outcome'
import { goBackHint } from '@/requests/rate-limited'
import { htmlResponse, seeOther } from '@/requests/response'
import { threadPagePath } from '../contract'
import { threadAt } from '../threads'
import { loadThread, noThread } from './actions'
import { drawCommentsPage, drawThreadPage } from './thread-page'

/** GET /comments/{path}?before=: a page of the conversation below a post or chapter, for browsers without JavaScript. */
export async function threadPage(path: string, request: Request): Promise<Response> {
  const thread = threadAt(path, buildTime())
  if (!thread) return problemPage(request, noThread)
  const query = new URL(request.url).searchParams
  const outcome = await loadThread(thread, query.get('before'), undefined, request.headers)
  const page = await drawThreadPage(hostOf(request), {
    thread,
    view: outcome.kind === 'done' ? outcome.body : undefined,
    error: outcome.kind === 'refused' ? outcome.reason : undefined,
    isSent: query.has('sent'),
    isOlder: query.has('before'),
  })
  // Not no-store: the browser keeps the form, so that going back from an error loses no text.
  return htmlResponse(page, outcome, { 'Cache-Control': 'private, no-cache' })
}

/** The page that says why a comment was not accepted. */
export async function problemPage(request: Request, outcome: Invalid | Refusal): Promise<Response> {
  const [title, errors] =
    outcome.kind === 'invalid'
      ? ['Please correct your comment.', Object.values(outcome.errors)]
      : [outcome.reason, []]
  const page = await drawCommentsPage(
    { host: hostOf(request), address: null },
    `Error: ${title}`,
    <>
      <h2 className="comments-page-title">{title}</h2>
      {errors.map((error) => (
        <p key={error} className="comments-error">
          {error}
        </p>
      ))}
      {outcome !== noThread && <p>{goBackHint}</p>}
    </>,
  )
  return htmlResponse(page, outcome)
}

/** Redirects to the conversation, which confirms that the comment was sent. */
export function seeSent(path: string): Response {
  return seeOther(`${threadPagePath(path)}?sent`)
}

function hostOf({ headers }: Request): string {
  return headers.get('host') ?? ''
}
