/** How a visitor moves through the questions: all on one page (single-page.ts) or one at a time (steps.ts). */
export type FormFlow = {
  /** Validates the current questions, then moves on or shows errors. Returns whether the form can be sent. */
  advance: () => boolean
  /** Refs of the questions that the answers jumped over. */
  skipped: () => string[]
  /** Shows the server's errors, by ref. */
  reject: (errors: Record<string, string>) => void
  /** Updates which questions apply after an answer changed. */
  refresh: () => void
  /** Focuses the current question. */
  focus: () => void
  /** Ref of the current question, for the embedding page. */
  current: () => string | undefined
}
