import type { Invalid, Outcome, Refusal } from './outcome'

/** The HTTP status of an outcome. */
function statusOf(outcome: Outcome<unknown>): number {
  return outcome.kind === 'invalid' ? 422 : outcome.status
}

/** Headers besides the content type. Responses are for one visitor, so they are never cached. */
function headersOf(outcome: Outcome<unknown>): Record<string, string> {
  const { retryAfter, unread } = outcome.kind === 'refused' ? outcome : {}
  return {
    'Cache-Control': 'no-store',
    Vary: 'Accept',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    ...(unread && { Connection: 'close' }),
  }
}

/** The response to a script: the body, or the errors as JSON. `validationMessage` introduces errors by field. */
export function jsonResponse(outcome: Outcome<object>, validationMessage = ''): Response {
  const init = { status: statusOf(outcome), headers: headersOf(outcome) }
  if (outcome.kind === 'done') return Response.json(outcome.body, init)
  const problem =
    outcome.kind === 'invalid'
      ? { error: validationMessage, errors: outcome.errors }
      : { error: outcome.reason }
  return Response.json(problem, init)
}

/** A page with errors. Browsers may keep it, so that going back to it after a POST shows no error page of their own. */
export function htmlResponse(html: string, outcome: Invalid | Refusal): Response {
  const headers = {
    ...headersOf(outcome),
    'Cache-Control': 'private, no-cache',
    'Content-Type': 'text/html; charset=utf-8',
  }
  return new Response(html, { status: statusOf(outcome), headers })
}

/** Redirects to a confirmation page with 303, so that reloading or going back sends nothing twice. `headers` are added, such as a cookie. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  const all = { Location: location, 'Cache-Control': 'no-store', ...headers }
  return new Response(null, { status: 303, headers: all })
}

/** Whether the client is a browser that loads a page; our script asks for JSON. */
export function acceptsHtml(headers: Headers): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}
