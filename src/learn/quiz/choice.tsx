import type { ReactNode } from 'react'
import type { QuestionView } from './view'

/** How an option or an item was judged. */
export type Mark = 'right' | 'wrong' | 'left'

const words = {
  choice: { right: 'Right.', wrong: 'Wrong.', left: 'Correctly left out.' },
  place: { right: 'In place.', wrong: 'Elsewhere.', left: '' },
}

type Props = {
  choice: QuestionView['choices'][number]
  index: number
  /** What is judged: the choice itself or its place in an order. */
  judges: keyof typeof words
  mark: Mark | undefined
  /** Before the text: the field or the number. */
  before: ReactNode
  after?: ReactNode
}

/** An option of a question or an item to put in order and, once it was judged, why. */
export function Choice({ choice, index, judges, mark, before, after }: Props) {
  const Box = judges === 'choice' ? 'label' : 'div'
  return (
    <li>
      <Box
        data-mark={mark}
        className="flex items-baseline gap-3 rounded-lg border border-line bg-raised px-4 py-3 wrap-anywhere transition-colors hover:border-line-strong has-checked:border-cool data-[mark=left]:border-dashed data-[mark=right]:border-success data-[mark=wrong]:border-danger [label&]:cursor-pointer"
      >
        {before}
        <span
          className="quiz-text grow"
          data-option={index}
          dangerouslySetInnerHTML={{ __html: choice.html }}
        />
        {after}
      </Box>
      {mark && (
        <p className="mt-2 ps-4 text-body-sm text-muted [&>strong]:text-text">
          <strong>{words[judges][mark]} </strong>
          <span className="quiz-text" dangerouslySetInnerHTML={{ __html: choice.explanation }} />
        </p>
      )}
    </li>
  )
}
