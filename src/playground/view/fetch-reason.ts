import type { Fetch, FetchReason } from '../engine/messages'

/** One sentence that says why a fetch exists. Takes the name of its subgraph. */
export function fetchReasonText(reason: FetchReason, subgraph: string): string {
  const fields = listOf(reason.fields)
  if (reason.kind === 'root') return `The operation begins in ${subgraph}, which resolves ${fields}.`
  const entry = `The router enters ${subgraph} with the key ${reason.key} of ${reason.type}`
  if (reason.kind === 'requires')
    return `${entry} to get ${fields}, which ${reason.requiredBy} asks for with @requires.`
  const sent = reason.requires ? ` It sends ${reason.requires} too, for @requires.` : ''
  return `${entry}, because ${subgraph} resolves ${fields}.${sent}`
}

/** What a fetch waits for and why, as a sentence after a space; empty for one that waits for none. */
export function waitsText({ waitsFor, brought }: Pick<Fetch, 'waitsFor' | 'brought'>): string {
  if (waitsFor.length === 0) return ''
  const parts = waitsFor.map((id, index) => {
    const fields = brought[index] ?? []
    return fields.length > 0 ? `${id}, which brings ${listOf(fields)}` : `${id}`
  })
  return ` It waits for ${waitsFor.length > 1 ? 'fetches' : 'fetch'} ${parts.join(', and ')}.`
}

function listOf(fields: string[]): string {
  return fields.length < 2 ? (fields[0] ?? '') : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`
}
