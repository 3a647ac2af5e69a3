import type { FetchReason } from '../engine/messages'

/** One sentence that says why a fetch exists. Takes the name of its subgraph. */
export function fetchReasonText(reason: FetchReason, subgraph: string): string {
  const fields = listOf(reason.fields)
  if (reason.kind === 'root') return `The operation begins in ${subgraph}, which resolves ${fields}.`
  const entry = `The router enters ${subgraph} with the key ${reason.key} of ${reason.type}`
  return reason.kind === 'key'
    ? `${entry}, because ${subgraph} resolves ${fields}.`
    : `${entry} to get ${fields}, which ${reason.requiredBy} asks for with @requires.`
}

function listOf(fields: string[]): string {
  return fields.length < 2 ? (fields[0] ?? '') : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`
}
