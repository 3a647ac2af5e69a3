import { engine, unwrap } from '@/playground/build-engine'
import type { Composition, Subgraph, TagFilter } from '@/playground/engine/messages'
import type { otherVerdicts } from '../schemas/fields'
import { thirdComposer, type ThirdVerdict } from './third-composer'

/** The verdict of the first composer (`ok` or a code); `second` and `third` only where theirs differs, and on what. */
export type Expected = { expect: string } & { [name in keyof typeof otherVerdicts]?: string | undefined }

export type Verdict = { codes: string[]; messages: string[]; apiSdl?: string }

/** What the first composer says of subgraphs: the code `ok` and the API schema, or every code and message. */
export async function compose(subgraphs: Subgraph[]): Promise<Verdict> {
  return verdictOf(unwrap(await engine.compose({ subgraphs })))
}

/** What the first composer says of subgraphs with the filter of a contract: the code `ok` and the API schema, or the errors. */
export async function composeContract(subgraphs: Subgraph[], filter: TagFilter): Promise<Verdict> {
  return verdictOf(unwrap(await engine.contract({ subgraphs, filter })))
}

/** What the second composer says of subgraphs. */
export async function secondOpinion(subgraphs: Subgraph[]) {
  return unwrap(await engine.secondOpinion({ subgraphs }))
}

function verdictOf(composition: Composition): Verdict {
  if (composition.composes) return { codes: ['ok'], messages: [], apiSdl: composition.apiSdl }
  const { problems } = composition
  return {
    codes: [...new Set(problems.map(({ code }) => code))],
    messages: problems.map(({ message }) => message),
  }
}

/** The composer that someone installed outside this repository, if any. */
export const outsider = thirdComposer(process.env.THIRD_COMPOSER_PATH)

/** A text and what the composers said of its schemas. */
export type Judged = {
  /** The file and the words or the name of the example that the schemas belong to. */
  file: string
  title: string
  subgraphs: Subgraph[]
  first: string[]
  second: string
  third?: ThirdVerdict
  differs?: string | undefined
}

/** All schemas that were judged in this process, for the record of the composers. */
export const judged: Judged[] = []

/** Says how the verdicts of the composers differ from the expected ones, or returns undefined. Notes them in `judged`. */
export async function verdictError(
  subgraphs: Subgraph[],
  { expect, second, third: declared, differs }: Expected,
  text: Pick<Judged, 'file' | 'title'>,
) {
  const verdict = await compose(subgraphs)
  const error = codeError(verdict, expect)
  if (error) return error
  const opinion = await secondOpinion(subgraphs)
  const says = opinion.composes ? 'ok' : 'refused'
  const asThird = outsider?.compose(subgraphs)
  judged.push({
    ...text,
    subgraphs,
    first: verdict.codes,
    second: says,
    differs,
    ...(asThird && { third: asThird }),
  })
  const agrees = verdict.apiSdl === undefined ? 'refused' : 'ok'
  if (second === agrees)
    return `declares "second" as ${agrees}, which is what the first composer says: delete it`
  if (says !== (second ?? agrees)) {
    const reasons = detail(opinion.messages.map(({ message }) => message))
    return `the second composer (${opinion.composer.name}) says ${says}${reasons}; declare "second" as ${says} if that is right`
  }
  if (declared === expect)
    return `declares "third" as ${declared}, which is what the first composer says: delete it`
  if (!asThird || asThird.codes.includes(declared ?? expect)) {
    const silent = (second ?? declared) !== undefined && differs === undefined
    return silent ? 'must say with "differs" on what the composers differ' : undefined
  }
  const codes = asThird.codes.join(', ')
  return `the third composer (${outsider?.name}) says ${codes}${detail(asThird.messages)}; declare "third" as ${asThird.codes[0]} if that is right`
}

/** Says how a verdict differs from the expected code, or returns undefined. */
export function codeError({ codes, messages }: Verdict, expect: string) {
  if (codes.includes(expect)) return undefined
  return `declares ${expect}, the composer says ${codes.join(', ')}${detail(messages)}`
}

function detail(messages: string[]): string {
  return messages.length > 0 ? `: ${messages.join(' | ')}` : ''
}
