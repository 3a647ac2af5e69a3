/** An option of a question. Its `data-mark` says how it was judged. */
export const quizOption =
  'flex items-baseline gap-3 rounded-lg border border-line bg-raised px-4 py-3 wrap-anywhere transition-colors hover:border-line-strong has-checked:border-cool data-[mark=left]:border-dashed data-[mark=right]:border-success data-[mark=wrong]:border-danger'

/** Why an option is right or wrong. */
export const quizWhy = 'mt-2 ps-4 text-body-sm text-muted [&>strong]:text-text'

/** A minor action below a quiz. */
export const quizLink = 'cursor-pointer py-0.5 text-muted underline underline-offset-4 hover:text-text'
