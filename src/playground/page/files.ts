import { readWork, type Work } from '../work'
import { addSubgraph, setSdl } from './state/edits'

const maxBytes = 2_000_000
export const acceptedFiles = '.graphql,.graphqls,.gql,.json'

/**
 * Reads files. A file of a whole work is opened in its place; a schema replaces the subgraph that is named like the file,
 * or becomes a new one. Gives a sentence for every file that cannot be used.
 */
export async function openFiles(
  files: readonly File[],
): Promise<{ opened?: Work; added?: (work: Work) => Work; errors: string[] }> {
  const schemas: { name: string; sdl: string }[] = []
  const errors: string[] = []
  let opened: Work | undefined
  for (const file of files) {
    const [, name = file.name, ending = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? []
    if (file.size > maxBytes) errors.push(`${file.name} is larger than 2 MB.`)
    else if (await isBinary(file)) errors.push(`${file.name} is not text in UTF-8.`)
    else if (ending === 'json') {
      opened = parseWork(await file.text())
      if (!opened) errors.push(`${file.name} is not a file that the playground exported.`)
    } else if (/^(?:graphqls?|gql)$/.test(ending)) schemas.push({ name, sdl: await file.text() })
    else errors.push(`${file.name} is neither a .graphql nor a .json file.`)
  }
  const added = (known: Work) =>
    schemas.reduce(
      (next, schema) =>
        next.subgraphs.some(({ name }) => name === schema.name)
          ? setSdl(next, schema.name, schema.sdl)
          : addSubgraph(next, schema).work,
      known,
    )
  return { errors, ...(opened && { opened: added(opened) }), ...(!opened && schemas.length > 0 && { added }) }
}

/** Text in UTF-8 holds no zero byte. */
async function isBinary(file: File): Promise<boolean> {
  return new Uint8Array(await file.arrayBuffer()).includes(0)
}

function parseWork(text: string): Work | undefined {
  try {
    return readWork(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The file that holds all of a work. */
export function workFile(work: Work): { name: string; text: string } {
  return { name: 'playground.json', text: `${JSON.stringify(work, null, 2)}\n` }
}

/** Has the browser save a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
