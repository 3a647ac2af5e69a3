/** A refused request and why; `retryAfter` in seconds. */
export type Refusal = {
  kind: 'refused'
  status: 400 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503
  reason: string
  retryAfter?: number
  /** The body was not read to its end, so the connection cannot be used again. */
  unread?: true
}
/** Validation errors by field. */
export type Invalid = { kind: 'invalid'; errors: Partial<Record<string, string>> }
type Done<Body> = { kind: 'done'; body: Body; status: 200 | 201 | 202 }
export type Outcome<Body> = Done<Body> | Invalid | Refusal

export function refused(
  status: Refusal['status'],
  reason: string,
  extra: Pick<Refusal, 'retryAfter' | 'unread'> = {},
): Refusal {
  return { kind: 'refused', status, reason, ...extra }
}

export function done<Body>(body: Body, status: Done<Body>['status'] = 200): Done<Body> {
  return { kind: 'done', body, status }
}
