import type { Outcome } from '@/visitor-posts/outcome'

/** What came of a sent form; an accepted one has an id. */
export type FormOutcome = Outcome<{ responseId: string }>
