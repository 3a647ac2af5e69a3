import type { Outcome } from './outcome'

/** The HTTP status of an outcome. */
function statusOf(outcome: Outcome<unknown>): number {
  return outcome.kind === 'invalid' ? 422 : outcome.status
}

/** Headers that an answer needs besides its type: it is meant for one visitor, so nobody keeps it. */
function headersOf(outcome: Outcome<unknown>): Record<string, string> {
  const { retryAfter, allow } = outcome.kind === 'refused' ? outcome : {}
  return {
    'Cache-Control': 'no-store',
    Vary: 'Accept',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    ...(allow && { Allow: allow }),
  }
}

/** The answer for a script: the body, or in JSON why there is none. `mendText` stands above what is to be mended. */
export function jsonAnswer(outcome: Outcome<object>, mendText = ''): Response {
  const answer = { status: statusOf(outcome), headers: headersOf(outcome) }
  if (outcome.kind === 'done') return Response.json(outcome.body, answer)
  const problem =
    outcome.kind === 'invalid' ? { error: mendText, errors: outcome.errors } : { error: outcome.reason }
  return Response.json(problem, answer)
}

/**
 * The same for a browser that shows pages. One that says what to mend answers a POST: from the page after it the way back
 * leads there, and a browser that may not keep it shows an error in its place.
 */
export function htmlAnswer(
  html: string,
  outcome: Outcome<unknown>,
  more: Record<string, string> = {},
): Response {
  const kept = outcome.kind !== 'done' && { 'Cache-Control': 'private, no-cache' }
  const headers = { ...headersOf(outcome), ...kept, ...more, 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(html, { status: statusOf(outcome), headers })
}

/** The way to the page that says it is done: going back from there, or loading it anew, sends nothing again. */
export function seeOther(location: string, more: Record<string, string> = {}): Response {
  const headers = { Location: location, 'Cache-Control': 'no-store', ...more }
  return new Response(null, { status: 303, headers })
}

/** A browser that goes to a page asks for HTML; our script asks for JSON. */
export function wantsPage(headers: Headers): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}
