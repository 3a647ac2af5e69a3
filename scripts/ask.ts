import { createInterface } from 'node:readline/promises'

export type Question = {
  name: string
  text: string
  /** Used when the answer is empty. */
  defaultValue?: string
  /** The allowed answers, chosen by number or by name in any case. */
  options?: string[]
  /** Returns an error message for an invalid answer, else undefined. */
  check?: (answer: string) => string | undefined
}

/**
 * Collects answers: uses the given ones and asks for the others on the terminal until they are valid. Without a terminal, takes
 * defaults, prints each missing or invalid answer, and returns undefined if there is one.
 */
export async function ask(
  questions: Question[],
  given: Record<string, unknown>,
): Promise<Record<string, string> | undefined> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  const answers: Record<string, string> = {}
  let complete = true
  for (const question of questions) {
    const first = given[question.name]
    let result = parseAnswer(question, typeof first === 'string' ? first : '')
    if (first !== undefined && 'error' in result && terminal) console.error(result.error)
    // A default is offered, not taken silently.
    if (terminal && (first === undefined || 'error' in result))
      do {
        result = parseAnswer(question, await terminal.question(promptOf(question)))
        if ('error' in result) console.error(result.error)
      } while ('error' in result)
    if ('answer' in result) answers[question.name] = result.answer
    else {
      complete = false
      console.error(`--${question.name}: ${result.error}`)
    }
  }
  terminal?.close()
  return complete ? answers : undefined
}

/** Validates an answer. Returns it normalized, or an error message. */
export function parseAnswer(question: Question, text: string): { answer: string } | { error: string } {
  const { defaultValue = '', options, check } = question
  const answer = text.trim() || defaultValue
  if (!options) {
    const error = check?.(answer)
    return error === undefined ? { answer } : { error }
  }
  const chosen =
    options[Number(answer) - 1] ?? options.find((option) => option.toLowerCase() === answer.toLowerCase())
  return chosen === undefined ? { error: `must be one of: ${options.join(', ')}` } : { answer: chosen }
}

function promptOf({ text, defaultValue, options }: Question): string {
  const list = options?.map((option, index) => `  ${index + 1} ${option}\n`).join('') ?? ''
  return `${list}${text}${defaultValue ? ` (${defaultValue})` : ''}: `
}
