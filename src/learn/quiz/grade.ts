import type { Question } from '@/content/schemas/course'

/** An answer to a question: the indexes of chosen options, the indexes of items in order, or a text. */
export type QuizAnswer = number[] | string

/** Whether an answer is right. Texts are compared without surrounding space and case. */
export function isRight(question: Question, answer: QuizAnswer): boolean {
  if (question.kind === 'fill') {
    return (
      typeof answer === 'string' &&
      question.answers.some((accepted) => normalize(accepted) === normalize(answer))
    )
  }
  if (typeof answer === 'string') return false
  if (question.kind === 'ordering') {
    return answer.length === question.items.length && answer.every((item, place) => item === place)
  }
  const correct = question.options.flatMap(({ correct: isCorrect }, index) => (isCorrect ? [index] : []))
  return answer.length === correct.length && correct.every((index) => answer.includes(index))
}

/** The explanation of a typed answer: that of a known mistake, or else that of the question. */
export function fillExplanation(question: Extract<Question, { kind: 'fill' }>, answer: string): string {
  const mistake = question.wrong?.find(({ text }) => normalize(text) === normalize(answer))
  return mistake?.explanation ?? question.explanation
}

/** Whether everything chosen is right and something is missing. */
export function isIncomplete(question: Question, answer: QuizAnswer): boolean {
  return (
    question.kind === 'multiple' &&
    typeof answer !== 'string' &&
    answer.every((index) => question.options[index]?.correct) &&
    !isRight(question, answer)
  )
}

function normalize(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
