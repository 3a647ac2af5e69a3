import { buildSchema } from 'graphql'
import { engine } from '@/playground/build-engine'
import type { Subgraph } from '@/playground/engine/messages'
import { allEntries } from '../collections'
import { bodyProblems } from '../document'
import { examplesOf } from '../examples'
import { problemAtPath } from '../problems'
import type { Claim, ClaimEdit } from '../schemas/claims'
import { displayPath } from '../source'
import type { Entry, Problem } from '../types'
import { queryErrors } from './compositions'
import { stringsIn } from './variables'
import { codeError, compose, composeContract, secondOpinion, verdictError } from './verdicts'

/** The text that claims are about: its words as they stand in its files, and its composed examples by name. */
export type ClaimedText = { words: string; examples: Map<string, Subgraph[]> }

/** What is wrong with a file of claims. A text that has other problems is left to them. */
export function claimFileProblems(entry: Entry<Claim[]>): Promise<Problem[]> | Problem[] {
  const files = ['.md', '.yaml', '.quiz.yaml'].map((ending) => entry.file.replace('.claims.yaml', ending))
  const texts = allEntries().filter(({ file }) => files.includes(file))
  if (texts.some((text) => bodyProblems(text).length > 0)) return []
  const words = texts.flatMap(({ data, body }) => [...stringsIn(data), body]).join('\n')
  const text = {
    words,
    examples: new Map(texts.flatMap(examplesOf).map(({ name, subgraphs }) => [name, subgraphs])),
  }
  return claimProblems(entry, texts.length > 0 ? text : undefined)
}

type Edited = { subgraphs: Subgraph[]; error?: { field: string; message: string } }

/** Applies the edits of a claim one after the other. Stops at an edit whose subgraph or text is not there. */
function applyClaimEdits(subgraphs: Subgraph[], edits: ClaimEdit[]): Edited {
  let current = subgraphs
  for (const [index, { subgraph, replace, with: text = '', add, remove }] of edits.entries()) {
    const fail = (field: string, message: string): Edited => ({
      subgraphs: current,
      error: { field: `edits.${index}.${field}`, message },
    })
    const target = current.find(({ name }) => name === subgraph)
    const known = current.map(({ name }) => name).join(', ')
    if (!target && add === undefined)
      return fail('subgraph', `no subgraph "${subgraph}" in the example, it has: ${known}`)
    // Texts of several lines end with a line feed in YAML, which the listing need not have there.
    const pieces = target?.sdl.split(replace?.trimEnd() ?? '\0') ?? []
    if (replace !== undefined && pieces.length !== 2)
      return fail('replace', `stands ${pieces.length - 1} times in the schema of ${subgraph}, expected once`)
    const sdl = add === undefined ? pieces.join(text.trimEnd()) : `${target?.sdl ?? ''}\n${add}`
    const others = current.filter((one) => one !== target)
    if (!target) current = [...current, { name: subgraph, sdl }]
    else current = remove ? others : current.map((one) => (one === target ? { ...one, sdl } : one))
  }
  return { subgraphs: current }
}

/** Claims that no longer stand in their text, and claims that the composers or the planner contradict. */
export async function claimProblems(
  entry: Entry<Claim[]>,
  text: ClaimedText | undefined,
): Promise<Problem[]> {
  const file = displayPath(entry.file)
  if (!text) return [{ file, message: `no text beside it: ${file.replace('.claims.yaml', '')}.md or .yaml` }]
  const words = plain(text.words)
  const found = await Promise.all(entry.data.map((claim) => claimErrors(file, claim, words, text.examples)))
  return found.flatMap((errors, index) =>
    errors.map(({ field, message }) => ({
      ...problemAtPath(entry, [index, ...field.split('.')], message),
      field,
    })),
  )
}

type ClaimError = { field: string; message: string }

async function claimErrors(
  file: string,
  claim: Claim,
  words: string,
  examples: ClaimedText['examples'],
): Promise<ClaimError[]> {
  const isQuoted = words.includes(plain(claim.quote))
  const errors = isQuoted
    ? []
    : [{ field: 'quote', message: 'is not in the text: decide the sentence again' }]
  const inline = Object.entries(claim.subgraphs ?? {}).map(([name, sdl]) => ({ name, sdl }))
  const base = claim.example === undefined ? inline : examples.get(claim.example)
  if (!base) {
    const known = [...examples.keys()].join(', ') || 'none'
    return [
      ...errors,
      { field: 'example', message: `no example "${claim.example}" in the text, it has: ${known}` },
    ]
  }
  const edited = applyClaimEdits(base, claim.edits ?? [])
  const error = edited.error ?? (await verdictErrorOf(file, claim, edited.subgraphs))
  return error ? [...errors, error] : errors
}

/** The first thing that the composers or the planner say otherwise. */
async function verdictErrorOf(
  file: string,
  claim: Claim,
  subgraphs: Subgraph[],
): Promise<ClaimError | undefined> {
  const { contract, errors, secondErrors, says, shows, hides, query } = claim
  const verdict = await (contract ? composeContract(subgraphs, contract) : compose(subgraphs))
  const message = contract
    ? codeError(verdict, claim.expect)
    : await verdictError(subgraphs, claim, { file, title: claim.quote })
  if (message) return { field: 'expect', message }
  const { messages, apiSdl } = verdict
  const all = messages.join(' | ')
  if (errors !== undefined && errors !== messages.length)
    return { field: 'errors', message: `declares ${errors}, the composer reports ${messages.length}: ${all}` }
  const second = secondErrors === undefined ? undefined : (await secondOpinion(subgraphs)).messages.length
  if (second !== secondErrors)
    return {
      field: 'secondErrors',
      message: `declares ${secondErrors}, the second composer reports ${second}`,
    }
  if (says !== undefined && !plain(all).includes(plain(says)))
    return { field: 'says', message: `no message says so: ${all}` }
  if (apiSdl === undefined) return undefined
  const client = plain(apiSdl)
  if (shows !== undefined && !client.includes(plain(shows)))
    return { field: 'shows', message: `is not in what clients see: ${client}` }
  if (hides !== undefined && client.includes(plain(hides)))
    return { field: 'hides', message: `is in what clients see: ${client}` }
  return query === undefined ? undefined : queryClaimError(claim, query, subgraphs, apiSdl)
}

async function queryClaimError(
  { invalid, fetches }: Claim,
  query: string,
  subgraphs: Subgraph[],
  apiSdl: string,
): Promise<ClaimError | undefined> {
  const refusals = queryErrors(query, buildSchema(apiSdl)).join(' | ')
  if (invalid === undefined ? refusals !== '' : !refusals.includes(invalid))
    return { field: invalid === undefined ? 'query' : 'invalid', message: refusals || 'the query is valid' }
  if (fetches === undefined) return undefined
  const plan = await engine.plan({ subgraphs, operation: { query } })
  if (!plan.ok) return { field: 'query', message: plan.failure.message }
  const waves: string[][] = []
  for (const { wave, subgraph } of plan.value.fetches) (waves[wave - 1] ??= []).push(subgraph)
  const [declared, planned] = [fetches.map((wave) => [wave].flat()), waves].map(printWaves)
  return declared === planned
    ? undefined
    : { field: 'fetches', message: `declares [${declared}], the router plans [${planned}]` }
}

function printWaves(waves: string[][]): string {
  return waves.map((wave) => (wave.length > 1 ? `[${wave.toSorted().join(', ')}]` : wave.join(''))).join(', ')
}

/** A text without marks of Markdown and line breaks, so that a quote matches as it is written and as it is read. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
