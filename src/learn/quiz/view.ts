import { createHash } from 'node:crypto'
import { inlineHtml } from '@/content/inline-html'
import type { Question } from '@/content/schemas/course'

/** A question as the browser needs it, with Markdown rendered as HTML. */
export type QuestionView = ReturnType<typeof questionView>

/** Renders a question. Throws when a text is not inline Markdown. */
export function questionView(question: Question) {
  const { id, kind, prompt } = question
  const items = kind === 'fill' ? [] : kind === 'ordering' ? question.items : question.options
  return {
    id,
    kind,
    prompt: inlineHtml(prompt),
    /** In the order of the file, which is the right one of items to put in order. */
    choices: items.map((item) => ({
      html: inlineHtml(item.text),
      explanation: inlineHtml(item.explanation),
      correct: 'correct' in item && item.correct === true,
    })),
    /** The indexes of the choices in the order to show. */
    order: mixed(id, items.length, kind === 'ordering'),
    ...(kind === 'fill' && {
      fill: {
        hint: question.hint,
        answers: question.answers,
        explanation: inlineHtml(question.explanation),
        wrong: (question.wrong ?? []).map(({ text, explanation }) => ({
          text,
          explanation: inlineHtml(explanation),
        })),
      },
    }),
  }
}

/** An order that follows from the id, because writers begin with the right option. Items to put in order never start there. */
function mixed(id: string, count: number, ordering: boolean): number[] {
  const rank = (index: number) => createHash('sha256').update(`${id}:${index}`).digest('hex')
  const order = [...Array(count).keys()].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return ordering && order.every((index, place) => index === place) ? order.toReversed() : order
}
