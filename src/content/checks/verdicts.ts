import { createEngine } from '@/playground/engine/engine'
import type { Composition, Subgraph, TagFilter } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'

/** What composers say of subgraphs: `ok` or an error code of the first, and of the second only where it differs. */
export type Expected = { expect: string; second?: string }

export type Verdict = { codes: string[]; messages: string[]; apiSdl?: string }

/** The engine of the playground, which checks of content share. */
export const engine = createEngine()

/** What the first composer says of subgraphs: the code `ok` and the API schema, or every code and message. */
export const compose = once(async (subgraphs) => verdictOf(valueOf(await engine.compose({ subgraphs }))))

/** The same for what an audience sees. */
export async function composeContract(subgraphs: Subgraph[], filter: TagFilter): Promise<Verdict> {
  return verdictOf(valueOf(await engine.contract({ subgraphs, filter })))
}

function verdictOf(composition: Composition): Verdict {
  if (composition.composes) return { codes: ['ok'], messages: [], apiSdl: composition.apiSdl }
  const { problems } = composition
  return {
    codes: [...new Set(problems.map(({ code }) => code))],
    messages: problems.map(({ message }) => message),
  }
}

/** What the second composer says of subgraphs. */
export const secondOpinion = once(async (subgraphs) => valueOf(await engine.secondOpinion({ subgraphs })))

/** Says how the verdicts of both composers differ from the expected ones, or returns undefined. */
export async function verdictError(subgraphs: Subgraph[], { expect, second }: Expected) {
  const verdict = await compose(subgraphs)
  const error = codeError(verdict, expect)
  if (error) return error
  const opinion = await secondOpinion(subgraphs)
  const says = opinion.composes ? 'ok' : 'refused'
  const agrees = verdict.apiSdl === undefined ? 'refused' : 'ok'
  if (second === agrees)
    return `declares "second" as ${agrees}, which is what the first composer says: delete it`
  if (says === (second ?? agrees)) return undefined
  const reasons = detail(opinion.messages.map(({ message }) => message))
  return `the second composer (${opinion.composer.name}) says ${says}${reasons}; declare "second" as ${says} if that is right`
}

/** Says how a verdict differs from the expected code, or returns undefined. */
export function codeError({ codes, messages }: Verdict, expect: string) {
  if (codes.includes(expect)) return undefined
  return `declares ${expect}, the composer says ${codes.join(', ')}${detail(messages)}`
}

function detail(messages: string[]): string {
  return messages.length > 0 ? `: ${messages.join(' | ')}` : ''
}

/** Composing takes longer than all other checks of a post, and examples recur, so each is composed once. */
function once<Result>(
  work: (subgraphs: Subgraph[]) => Promise<Result>,
): (subgraphs: Subgraph[]) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (subgraphs) => {
    const key = JSON.stringify(subgraphs)
    const result = results.get(key) ?? work(subgraphs)
    results.set(key, result)
    return result
  }
}
