import type { Outcome } from '@/requests/outcome'

/** The outcome of a sent form; an accepted one has an id. */
export type FormOutcome = Outcome<{ responseId: string }>
