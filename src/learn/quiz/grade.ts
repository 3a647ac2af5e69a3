import type { Question } from '@/content/schemas/course'

/** What someone answered: chosen option numbers, the order of item numbers, or a text. */
export type Answer = number[] | string

/** Whether an answer to a question is right. Texts are compared trimmed and without regard to case. */
export function isRight(question: Question, answer: Answer): boolean {
  if (question.kind === 'fill') {
    return (
      typeof answer === 'string' && question.answers.some((accepted) => normal(accepted) === normal(answer))
    )
  }
  if (typeof answer === 'string') return false
  if (question.kind === 'ordering') {
    return answer.length === question.items.length && answer.every((item, place) => item === place)
  }
  const correct = question.options.flatMap(({ correct: isCorrect }, index) => (isCorrect ? [index] : []))
  return answer.length === correct.length && correct.every((index) => answer.includes(index))
}

/** The explanation of a typed answer: its own if it is a known mistake, else the question's. */
export function fillExplanation(question: Extract<Question, { kind: 'fill' }>, answer: string): string {
  const mistake = question.wrong?.find(({ text }) => normal(text) === normal(answer))
  return mistake?.explanation ?? question.explanation
}

/** Item numbers in an order that is not the right one, the same for everyone. */
export function shuffledOrder(count: number): number[] {
  const odd = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 1)
  const even = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 0)
  return [...odd, ...even.toReversed()]
}

function normal(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
