import { createInterface, type Interface } from 'node:readline/promises'

export type Question<Name extends string> = {
  name: Name
  text: string
  /** Used when the answer is empty. */
  defaultValue?: string
  /** The allowed answers, chosen by number or by name in any case. */
  options?: string[]
  /** Returns an error message for an invalid answer, else undefined. */
  check?: (answer: string) => string | undefined
}

/**
 * Collects answers: uses the given ones and asks for the others on the terminal until they are valid. Without a terminal,
 * prints each missing or invalid answer and returns undefined.
 */
export async function ask<Name extends string>(
  questions: Question<Name>[],
  given: Partial<Record<string, unknown>>,
): Promise<Record<Name, string> | undefined> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  const answers: Partial<Record<Name, string>> = {}
  const errors: string[] = []
  for (const question of questions) {
    const first = given[question.name]
    let result = parseAnswer(question, typeof first === 'string' ? first : '')
    if ('error' in result && terminal) {
      if (first !== undefined) console.error(result.error)
      result = await askUntilValid(question, terminal)
    }
    if ('error' in result) errors.push(`--${question.name}: ${result.error}`)
    else answers[question.name] = result.answer
  }
  terminal?.close()
  for (const error of errors) console.error(error)
  return errors.length === 0 ? (answers as Record<Name, string>) : undefined
}

type ParsedAnswer = { answer: string } | { error: string }

/** Validates an answer. Returns it normalized, or an error message. */
export function parseAnswer<Name extends string>(question: Question<Name>, text: string): ParsedAnswer {
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

async function askUntilValid<Name extends string>(
  question: Question<Name>,
  terminal: Interface,
): Promise<ParsedAnswer> {
  for (;;) {
    const result = parseAnswer(question, await prompt(terminal, question))
    if ('answer' in result) return result
    console.error(result.error)
  }
}

function prompt<Name extends string>(
  terminal: Interface,
  { text, defaultValue, options }: Question<Name>,
): Promise<string> {
  const list = options?.map((option, index) => `  ${index + 1} ${option}\n`).join('') ?? ''
  return terminal.question(`${list}${text}${defaultValue ? ` (${defaultValue})` : ''}: `)
}
