import { createInterface, type Interface } from 'node:readline/promises'

export type Question<Name extends string> = {
  name: Name
  text: string
  /** Taken when the answer is empty. */
  standard?: string
  /** The only answers there are; one is chosen by its number or by itself, in any case. */
  options?: string[]
  /** What is wrong with an answer, or undefined. */
  check?: (answer: string) => string | undefined
}

/**
 * Answers to questions: those given already, the others asked on the terminal until they are right. Without a
 * terminal a missing or wrong answer is reported, and the result is undefined.
 */
export async function ask<Name extends string>(
  questions: Question<Name>[],
  given: Partial<Record<string, unknown>>,
): Promise<Record<Name, string> | undefined> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  const answers: Partial<Record<Name, string>> = {}
  const faults: string[] = []
  for (const question of questions) {
    const first = given[question.name]
    let result = settle(question, typeof first === 'string' ? first : '')
    if ('fault' in result && terminal) {
      if (first !== undefined) console.error(result.fault)
      result = await askUntilRight(question, terminal)
    }
    if ('fault' in result) faults.push(`--${question.name}: ${result.fault}`)
    else answers[question.name] = result.answer
  }
  terminal?.close()
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? (answers as Record<Name, string>) : undefined
}

type Settled = { answer: string } | { fault: string }

/** What an answer amounts to. */
export function settle<Name extends string>(question: Question<Name>, text: string): Settled {
  const { standard = '', options, check } = question
  const answer = text.trim() || standard
  if (!options) {
    const fault = check?.(answer)
    return fault === undefined ? { answer } : { fault }
  }
  const chosen =
    options[Number(answer) - 1] ?? options.find((option) => option.toLowerCase() === answer.toLowerCase())
  return chosen === undefined ? { fault: `one of: ${options.join(', ')}` } : { answer: chosen }
}

async function askUntilRight<Name extends string>(
  question: Question<Name>,
  terminal: Interface,
): Promise<Settled> {
  for (;;) {
    const result = settle(question, await prompt(terminal, question))
    if ('answer' in result) return result
    console.error(result.fault)
  }
}

function prompt<Name extends string>(
  terminal: Interface,
  { text, standard, options }: Question<Name>,
): Promise<string> {
  const list = options?.map((option, index) => `  ${index + 1} ${option}\n`).join('') ?? ''
  return terminal.question(`${list}${text}${standard ? ` (${standard})` : ''}: `)
}
