import type { QuestionView } from './view'

/** An answer to a question: the indexes of chosen options, the indexes of items in order, or a text. */
export type QuizAnswer = number[] | string

/** Whether an answer is right. Texts are compared without backticks, surrounding space, and case. */
export function isRight({ kind, choices, fill }: QuestionView, answer: QuizAnswer): boolean {
  if (typeof answer === 'string')
    return fill !== undefined && fill.answers.some((accepted) => normalize(accepted) === normalize(answer))
  if (kind === 'ordering') return answer.every((item, place) => item === place)
  return choices.every(({ correct }, index) => correct === answer.includes(index))
}

/** Whether everything chosen is right and something is missing. */
export function isIncomplete(question: QuestionView, answer: QuizAnswer): boolean {
  return (
    question.kind === 'multiple' &&
    typeof answer !== 'string' &&
    answer.every((index) => question.choices[index]?.correct) &&
    !isRight(question, answer)
  )
}

/** The explanation of a typed answer: that of a known mistake or, because it holds the answer, of a right one only. */
export function fillExplanation(question: QuestionView, answer: string): string | undefined {
  if (isRight(question, answer)) return question.fill?.explanation
  return question.fill?.wrong.find(({ text }) => normalize(text) === normalize(answer))?.explanation
}

function normalize(text: string): string {
  return text.replaceAll('`', ' ').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
