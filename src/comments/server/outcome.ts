import type { Problem } from '../contract'
import type { Faults } from './check'

/** A request that is not taken, and why; `retryAfter` in seconds. */
export type Refusal = {
  kind: 'refused'
  status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503
  reason: string
  retryAfter?: number
  allow?: string
}
export type Invalid = { kind: 'invalid'; errors: Faults }
export type Outcome<Body> = { kind: 'done'; body: Body; status?: 200 | 201 } | Invalid | Refusal

export const mendText = 'Please look at the marked fields again.'

export function refused(status: Refusal['status'], reason: string, more: Partial<Refusal> = {}): Refusal {
  return { kind: 'refused', status, reason, ...more }
}

export function done<Body>(body: Body, status: 200 | 201 = 200): Outcome<Body> {
  return { kind: 'done', body, status }
}

/** The HTTP status of an outcome. */
export function statusOf(outcome: Outcome<unknown>): number {
  if (outcome.kind === 'refused') return outcome.status
  return outcome.kind === 'invalid' ? 422 : (outcome.status ?? 200)
}

/** Headers that an answer needs besides its type: conversations differ by visitor, so nobody keeps them. */
export function headersOf(outcome: Outcome<unknown>): Record<string, string> {
  const { retryAfter, allow }: Partial<Refusal> = outcome.kind === 'refused' ? outcome : {}
  return {
    'Cache-Control': 'no-store',
    Vary: 'Accept',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    ...(allow && { Allow: allow }),
  }
}

/** The answer for a script: the body, or in JSON why there is none. */
export function jsonAnswer(outcome: Outcome<object>): Response {
  const answer = { status: statusOf(outcome), headers: headersOf(outcome) }
  if (outcome.kind === 'done') return Response.json(outcome.body, answer)
  const problem: Problem =
    outcome.kind === 'invalid' ? { error: mendText, errors: outcome.errors } : { error: outcome.reason }
  return Response.json(problem, answer)
}

/** A browser that goes to a page asks for HTML; our script does not. */
export function wantsPage(headers: Headers): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}
