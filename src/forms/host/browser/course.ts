/** How a visitor gets through the questions: all at once (whole.ts) or one after another (steps.ts). */
export type Course = {
  /** Goes on from where the visitor is, or shows what is to be mended; true when the form is ready to be sent. */
  advance: () => boolean
  /** Refs of the questions that the answers led past. */
  skipped: () => string[]
  /** Shows what the server found wrong, by ref. */
  reject: (errors: Record<string, string>) => void
  /** Looks again at where the answers lead, after one has changed. */
  refresh: () => void
  /** Puts the visitor into the question that is to be answered. */
  focus: () => void
  /** Ref of the question that the visitor is at, for the page around the form. */
  current: () => string | undefined
}
