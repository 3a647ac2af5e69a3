import type { Work } from '@/playground/work'

/** Changes the work. Edits in the same place shortly after each other are undone together. */
export type Change = (apply: (work: Work) => Work, place?: string) => void
