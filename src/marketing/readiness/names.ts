/** Name of the radio buttons of a question. */
export const answerName = (number: number) => `answer-${number}`
/** Anchor of a question. */
export const questionId = (number: number) => `question-${number}`
export const resultId = 'your-result'
