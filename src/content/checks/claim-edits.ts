import type { Subgraph } from '@/playground/engine/messages'
import type { ClaimEdit } from '../schemas/claims'

type Edited = { subgraphs: Subgraph[]; error?: { field: string; message: string } }

/** Applies the edits of a claim one after the other. Stops at an edit whose subgraph or text is not there. */
export function applyEdits(subgraphs: Subgraph[], edits: ClaimEdit[]): Edited {
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
