'use client'

import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useHydrated } from '@/site/use-hydrated.client'
import { fillExplanation, isIncomplete, isRight, type QuizAnswer } from './grade'
import type { QuestionView } from './view'

type Props = {
  question: QuestionView
  number: number
  solvedBefore: boolean
  listing: ReactNode
  onAnswer: (right: boolean) => void
}

/** One question with its explanations. It can be answered and checked any number of times. */
export function QuizQuestion({ question, number, solvedBefore, listing, onAnswer }: Props) {
  const { kind, prompt, fill } = question
  const id = useId()
  const [order, setOrder] = useState(question.order)
  const [checked, setChecked] = useState<QuizAnswer>()
  const hydrated = useHydrated()
  const right = checked !== undefined && isRight(question, checked)
  const explained = typeof checked === 'string' && fillExplanation(question, checked)
  const indexes = typeof checked === 'string' ? undefined : checked

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).getAll('answer').map(String)
    const answer = kind === 'ordering' ? order : kind === 'fill' ? (given[0] ?? '') : given.map(Number)
    setChecked(answer)
    onAnswer(isRight(question, answer))
  }

  return (
    <form
      onSubmit={check}
      onChange={() => setChecked(undefined)}
      aria-labelledby={`${id}prompt`}
      data-question={question.id}
    >
      <p className="mb-2 flex items-center gap-3 font-mono text-caption text-muted">
        Question {number} · {kinds[kind]}
        {solvedBefore && checked === undefined && <span className="text-success">solved before</span>}
      </p>
      <p
        id={`${id}prompt`}
        className="quiz-text text-lg font-medium"
        dangerouslySetInnerHTML={{ __html: prompt }}
      />
      {listing && <div className="mt-4">{listing}</div>}
      {kind === 'ordering' && (
        <OrderFields
          question={question}
          order={order}
          checked={indexes}
          onChange={(next) => {
            setOrder(next)
            setChecked(undefined)
          }}
        />
      )}
      {(kind === 'single' || kind === 'multiple') && <ChoiceFields question={question} checked={indexes} />}
      {fill && <FillField id={id} hint={fill.hint} wrong={checked !== undefined && !right} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden">
        {/* Before the page is interactive, the form would be sent to the server. */}
        <button
          type="submit"
          className="button button-secondary h-10 rounded-lg px-4 text-sm pointer-coarse:h-11"
          disabled={!hydrated}
        >
          {checked === undefined ? 'Check' : 'Check again'}
        </button>
        <p id={`${id}mark`} role="status" className={`font-medium ${right ? 'text-success' : 'text-danger'}`}>
          {checked !== undefined && verdictOf(question, checked)}
        </p>
      </div>
      {explained && (
        <p
          className="quiz-text mt-2 text-body-sm text-muted"
          dangerouslySetInnerHTML={{ __html: explained }}
        />
      )}
    </form>
  )
}

/** A text field, labeled by the prompt of the question that has this id. */
function FillField({ id, hint, wrong }: { id: string; hint: string | undefined; wrong: boolean }) {
  return (
    <div className="mt-3 grid gap-1.5">
      {hint && (
        <p id={`${id}hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <input
        type="text"
        name="answer"
        required
        aria-labelledby={`${id}prompt`}
        aria-describedby={`${id}hint ${id}mark`}
        aria-invalid={wrong || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="w-full max-w-full rounded-lg border border-line-field bg-raised px-2.5 py-[9px] font-mono text-base/normal sm:max-w-96"
      />
    </div>
  )
}

const kinds = {
  single: 'choose one',
  multiple: 'choose all that apply',
  ordering: 'put in order',
  fill: 'fill in',
} as const

function verdictOf(question: QuestionView, checked: QuizAnswer): string {
  if (isRight(question, checked)) return 'Right.'
  if (checked.length === 0) return 'Not yet. Choose at least one answer.'
  if (isIncomplete(question, checked)) return 'Not yet. What you chose is right, but something is missing.'
  const isExplained = typeof checked !== 'string' || fillExplanation(question, checked)
  return `Not yet. ${isExplained ? 'Read why, change' : 'Change'} your answer and check again.`
}

/** How an option or an item was judged. */
type Mark = 'right' | 'wrong' | 'left'

type ChoiceProps = {
  choice: QuestionView['choices'][number] | undefined
  index: number
  mark: Mark | undefined
  /** What each mark says. */
  words: Partial<Record<Mark, string>>
  /** Before the text: the field or the number. */
  before: ReactNode
  after?: ReactNode
  textId?: string
}

/** An option of a question or an item to put in order and, once it was judged, why. */
function Choice({ choice, index, mark, words, before, after, textId }: ChoiceProps) {
  // Only an item to put in order has buttons, which a label must not hold.
  const Box = after ? 'div' : 'label'
  return (
    <li>
      <Box
        data-mark={mark}
        className="flex items-baseline gap-3 rounded-lg border border-line-strong bg-raised px-4 py-3 wrap-anywhere transition-colors hover:border-line-field has-checked:border-cool data-[mark=left]:border-dashed data-[mark=right]:border-success data-[mark=wrong]:border-danger [label&]:cursor-pointer"
      >
        {before}
        <span
          id={textId}
          className="quiz-text grow"
          data-option={index}
          dangerouslySetInnerHTML={{ __html: choice?.html ?? '' }}
        />
        {after}
      </Box>
      {mark && (
        <p className="mt-1.5 mb-2 ps-[47px] text-body-sm text-muted [&>strong]:text-text">
          <strong>{words[mark]} </strong>
          <span className="quiz-text" dangerouslySetInnerHTML={{ __html: choice?.explanation ?? '' }} />
        </p>
      )}
    </li>
  )
}

type FieldsProps = {
  question: QuestionView
  /** The answer that was checked last. Its options show their explanations. */
  checked?: number[] | undefined
}

/** Options as radio buttons or checkboxes, which keep what is chosen before the page is interactive. */
function ChoiceFields({ question, checked }: FieldsProps) {
  const { kind, choices, order } = question
  const solved = checked !== undefined && isRight(question, checked)

  /** Explains options that were left out only once the answer is right, so that they don't give it away. */
  function markOf(index: number): Mark | undefined {
    if (checked?.includes(index)) return choices[index]?.correct ? 'right' : 'wrong'
    return solved ? 'left' : undefined
  }

  return (
    <ul className="mt-4 grid gap-2">
      {order.map((index) => (
        <Choice
          key={index}
          choice={choices[index]}
          index={index}
          mark={markOf(index)}
          words={{ right: 'Right.', wrong: 'Wrong.', left: 'Not this one.' }}
          before={
            <input
              type={kind === 'single' ? 'radio' : 'checkbox'}
              name="answer"
              value={index}
              required={kind === 'single'}
              autoComplete="off"
              className="check mt-[calc((1lh-18px)/2)] self-start"
            />
          }
        />
      ))}
    </ul>
  )
}

type OrderProps = FieldsProps & {
  /** The indexes of the items in their current order. */
  order: number[]
  onChange: (order: number[]) => void
}

/** A list to put in order. It uses buttons, so that mouse, touch and keyboard all work. */
function OrderFields({ question: { choices }, order, checked, onChange }: OrderProps) {
  const [message, setMessage] = useState('')
  const id = useId()

  function move(place: number, by: number) {
    const item = order[place]
    if (item === undefined || order[place + by] === undefined) return
    onChange(order.toSpliced(place, 1).toSpliced(place + by, 0, item))
    setMessage(`Moved to place ${place + by + 1} of ${order.length}`)
  }

  return (
    <>
      <ol className="mt-4 grid gap-2">
        {order.map((item, place) => (
          <Choice
            key={item}
            choice={choices[item]}
            index={item}
            mark={checked && (item === place ? 'right' : 'wrong')}
            textId={`${id}${item}`}
            words={{ right: 'In place.', wrong: 'Not in this position.' }}
            before={
              <span data-chrome className="min-w-[18px] font-mono text-sm text-muted">
                {place + 1}
              </span>
            }
            after={
              <span className="flex shrink-0 gap-1 noscript:hidden">
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    aria-label={`Move ${by < 0 ? 'up' : 'down'}: place ${place + 1}`}
                    aria-describedby={`${id}${item}`}
                    // Not `disabled`, which would drop the focus when an item reaches the end of the list.
                    aria-disabled={order[place + by] === undefined}
                    onClick={() => move(place, by)}
                    className="size-8 cursor-pointer rounded-lg border border-line-strong aria-disabled:cursor-default aria-disabled:opacity-35 pointer-coarse:size-11"
                  >
                    {by < 0 ? '↑' : '↓'}
                  </button>
                ))}
              </span>
            }
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  )
}
