import { scales, type Scale, type Score, type SurveyOutcome, type SurveyQuestion } from '@/content/survey'

/** Name of the radio buttons of a question. */
export const answerName = (number: number) => `answer-${number}`
/** Anchor of a question. */
export const questionId = (number: number) => `question-${number}`
export const resultId = 'your-result'

/** Answers in the order of the questions: `Y`, `N`, or `-` for an open question, such as `YYN-`. */
export type Answers = string
const open = '-'

export function noAnswers(count: number): Answers {
  return open.repeat(count)
}

/** The hash of an address that carries the answers, such as `#a=YYN-`. */
export function hashOf(answers: Answers): string {
  return `#a=${answers}`
}

/** The answers to `count` questions in the hash of an address; undefined when it carries none, or another number. */
export function answersIn(hash: string, count: number): Answers | undefined {
  const answers = /^#a=([YN-]+)$/.exec(hash)?.[1]
  return answers?.length === count ? answers : undefined
}

export function countAnswered(answers: Answers): number {
  return answers.replaceAll(open, '').length
}

/** The number of the first open question, counted from 1; 0 when all are answered. */
export function firstOpen(answers: Answers): number {
  return answers.indexOf(open) + 1
}

export function scoreOf(questions: SurveyQuestion[], answers: Answers): Score {
  const count = (scale: Scale) =>
    questions.filter((question, at) => question.scale === scale && answers[at] === 'Y').length
  return { need: count('need'), ready: count('ready') }
}

/** The outcomes that further answers can still lead to. */
export function possibleOutcomes<Outcome extends SurveyOutcome>(
  outcomes: Outcome[],
  questions: SurveyQuestion[],
  answers: Answers,
): Outcome[] {
  const least = scoreOf(questions, answers)
  const most = scoreOf(questions, answers.replaceAll(open, 'Y'))
  return outcomes.filter((outcome) =>
    scales.every((scale) => outcome[scale][0] <= most[scale] && least[scale] <= outcome[scale][1]),
  )
}

/** The outcome of a survey, or undefined while a question is open. */
export function outcomeOf<Outcome extends SurveyOutcome>(
  ...[outcomes, questions, answers]: Parameters<typeof possibleOutcomes<Outcome>>
): Outcome | undefined {
  return firstOpen(answers) > 0 ? undefined : possibleOutcomes(outcomes, questions, answers)[0]
}
