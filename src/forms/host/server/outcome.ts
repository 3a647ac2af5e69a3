/** A request that is not taken, and why; `retryAfter` in seconds. */
export type Refusal = {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503
  reason: string
  retryAfter?: number
}

export type Outcome =
  | { kind: 'accepted'; responseId: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | ({ kind: 'refused' } & Refusal)

export function refused(refusal: Refusal): Outcome {
  return { kind: 'refused', ...refusal }
}

/** What arrived: texts and files by name, each in the order sent. */
export type Sent = { texts: Map<string, string[]>; files: Map<string, File> }
