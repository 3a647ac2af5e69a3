import { buildSchema } from 'graphql'
import { groupBy } from '@/lib/group-by'
import type { Subgraph } from '@/playground/engine/messages'
import { collections, featureGroups } from '../collections'
import { bodyProblems } from '../document'
import { examplesOf } from '../examples'
import { fillVariables } from '../fill-variables'
import type { Problem } from '../problems'
import type { Claim, ClaimEdit } from '../schemas/claims'
import { displayPath, readSource } from '../source'
import type { Entry } from '../types'
import { lineOfPath } from '../yaml'
import { queryErrors, snippetsOf } from './compositions'
import { stringsIn, variableProblems } from './variables'
import { codeError, compose, composeContract, engine, secondOpinion, verdictError } from './verdicts'

/** The text that claims are about: its words as they stand in its files, and its composed examples by name. */
export type ClaimedText = { words: string; examples: Map<string, Subgraph[]> }

/** What is wrong with a file of claims. A text that has other problems is left to them. */
export function claimFileProblems(entry: Entry<Claim[]>): Promise<Problem[]> | Problem[] {
  const files = ['.md', '.yaml', '.quiz.yaml'].map((ending) => entry.file.replace('.claims.yaml', ending))
  const texts = collections
    .flatMap(({ read }) => read().entries as Entry<unknown>[])
    .filter(({ file }) => files.includes(file))
  const isReadable = (text: Entry<unknown>) =>
    (text.file.endsWith('.md') ? bodyProblems(text) : variableProblems(text)).length === 0
  if (!texts.every(isReadable)) return []
  const words = texts.flatMap(({ data, body }) => [...stringsIn(data), body]).join('\n')
  const text = { words, examples: new Map(texts.flatMap(subgraphsByExample)) }
  return claimProblems(entry, texts.length > 0 ? text : undefined)
}

function subgraphsByExample(text: Entry<unknown>): [name: string, subgraphs: Subgraph[]][] {
  if (text.file.endsWith('.md')) return examplesOf(text).map(({ name, subgraphs }) => [name, subgraphs])
  const group = featureGroups.read().entries.find((entry) => entry.file === text.file)
  const snippets = group ? snippetsOf(group.data).filter(({ subgraph }) => subgraph) : []
  return [...groupBy(snippets, ({ example = 'start' }) => example)].map(([name, listed]) => [
    name,
    listed.map(({ subgraph = '', content }) => ({ name: subgraph, sdl: fillVariables(content) })),
  ])
}

type Edited = { subgraphs: Subgraph[]; error?: { field: string; message: string } }

/** Applies the edits of a claim one after the other. Stops at an edit whose subgraph or text is not there. */
function applyEdits(subgraphs: Subgraph[], edits: ClaimEdit[]): Edited {
  let current = subgraphs
  for (const [index, edit] of edits.entries()) {
    const target = current.find(({ name }) => name === edit.subgraph)
    const error = editError(edit, current)
    if (error)
      return { subgraphs: current, error: { field: `edits.${index}.${error.field}`, message: error.message } }
    const sdl = editedSdl(edit, target?.sdl ?? '')
    if (!target) current = [...current, { name: edit.subgraph, sdl }]
    else if (edit.remove) current = current.filter(({ name }) => name !== edit.subgraph)
    else current = current.map((subgraph) => (subgraph === target ? { ...subgraph, sdl } : subgraph))
  }
  return { subgraphs: current }
}

function editError({ subgraph, replace, add, everywhere }: ClaimEdit, subgraphs: Subgraph[]) {
  const target = subgraphs.find(({ name }) => name === subgraph)
  if (!target) {
    if (add !== undefined) return undefined
    const known = subgraphs.map(({ name }) => name).join(', ')
    return { field: 'subgraph', message: `no subgraph "${subgraph}" in the example, it has: ${known}` }
  }
  if (replace === undefined) return undefined
  const count = target.sdl.split(replace.trimEnd()).length - 1
  if (count === 0) return { field: 'replace', message: `is not in the schema of ${subgraph}` }
  if (count > 1 && !everywhere)
    return {
      field: 'replace',
      message: `stands ${count} times in the schema of ${subgraph}: quote more of it, or add "everywhere: true"`,
    }
  return undefined
}

/** Texts of several lines end with a line feed in YAML, which the listing need not have there. */
function editedSdl({ replace, with: text = '', add, everywhere }: ClaimEdit, sdl: string): string {
  if (add !== undefined) return `${sdl}\n${add}`
  if (replace === undefined) return sdl
  const [from, to] = [replace.trimEnd(), text.trimEnd()]
  return everywhere ? sdl.replaceAll(from, () => to) : sdl.replace(from, () => to)
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
  const source = found.some((errors) => errors.length > 0) ? readSource(entry.file).body : ''
  return found.flatMap((errors, index) =>
    errors.map(({ field, message }) => ({
      file,
      line: lineOfPath(source, [index, ...field.split('.')]),
      field,
      message,
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
  const errors: ClaimError[] = []
  if (!words.includes(plain(claim.quote))) {
    errors.push({ field: 'quote', message: 'is not in the text: decide the sentence again' })
  }
  const base = baseOf(claim, examples)
  if (!base) {
    const known = [...examples.keys()].join(', ') || 'none'
    return [
      ...errors,
      { field: 'example', message: `no example "${claim.example}" in the text, it has: ${known}` },
    ]
  }
  const { subgraphs, error } = applyEdits(base, claim.edits ?? [])
  if (error) return [...errors, error]
  return [...errors, ...(await verdictErrors(file, claim, subgraphs))]
}

function baseOf({ example, subgraphs }: Claim, examples: ClaimedText['examples']): Subgraph[] | undefined {
  if (example !== undefined) return examples.get(example)
  return Object.entries(subgraphs ?? {}).map(([name, sdl]) => ({ name, sdl }))
}

async function verdictErrors(file: string, claim: Claim, subgraphs: Subgraph[]): Promise<ClaimError[]> {
  const verdict = await (claim.contract ? composeContract(subgraphs, claim.contract) : compose(subgraphs))
  const error = claim.contract
    ? codeError(verdict, claim.expect)
    : await verdictError(subgraphs, claim, { file, title: claim.quote })
  if (error) return [{ field: 'expect', message: error }]
  const { messages, apiSdl } = verdict
  const all = messages.join(' | ')
  if (claim.errors !== undefined && claim.errors !== messages.length)
    return [
      {
        field: 'errors',
        message: `declares ${claim.errors}, the composer reports ${messages.length}: ${all}`,
      },
    ]
  if (claim.secondErrors !== undefined) {
    const { messages: second } = await secondOpinion(subgraphs)
    if (second.length !== claim.secondErrors)
      return [
        {
          field: 'secondErrors',
          message: `declares ${claim.secondErrors}, the second composer reports ${second.length}`,
        },
      ]
  }
  if (claim.says !== undefined && !plain(all).includes(plain(claim.says)))
    return [{ field: 'says', message: `no message says so: ${all}` }]
  if (apiSdl === undefined) return []
  const client = plain(apiSdl)
  if (claim.shows !== undefined && !client.includes(plain(claim.shows)))
    return [{ field: 'shows', message: `is not in what clients see: ${client}` }]
  if (claim.hides !== undefined && client.includes(plain(claim.hides)))
    return [{ field: 'hides', message: `is in what clients see: ${client}` }]
  if (claim.query === undefined) return []
  return queryClaimErrors(claim, claim.query, subgraphs, apiSdl)
}

async function queryClaimErrors(
  { invalid, fetches }: Claim,
  query: string,
  subgraphs: Subgraph[],
  apiSdl: string,
): Promise<ClaimError[]> {
  const refusals = queryErrors(query, buildSchema(apiSdl)).join(' | ')
  if (invalid !== undefined && !refusals.includes(invalid))
    return [
      {
        field: 'invalid',
        message: refusals === '' ? 'the query is valid' : `it is refused for: ${refusals}`,
      },
    ]
  if (invalid === undefined && refusals !== '') return [{ field: 'query', message: refusals }]
  if (fetches === undefined) return []
  const plan = await engine.plan({ subgraphs, operation: { query } })
  if (!plan.ok) return [{ field: 'query', message: plan.failure.message }]
  const waves: string[][] = []
  for (const { wave, subgraph } of plan.value.fetches) (waves[wave - 1] ??= []).push(subgraph)
  const [declared, planned] = [fetches.map((wave) => [wave].flat()), waves].map(printWaves)
  return declared === planned
    ? []
    : [{ field: 'fetches', message: `declares [${declared}], the router plans [${planned}]` }]
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
