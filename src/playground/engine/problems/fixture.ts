import { readdirSync, readFileSync } from 'node:fs'
import type { Place, Subgraph } from '../messages'

/** Subgraphs with one problem: its code, the places that are marked with « and », and the titles of its fixes. */
type Fixture = { title: string; code: string; fixes: string[]; subgraphs: Subgraph[]; places: Place[] }

const folder = new URL('fixtures/', import.meta.url)

/**
 * Reads the fixtures. Each begins with `### CODE: title`, then a line `fix: title` for every fix and `== name` before
 * every schema. A marked name is a problem on the tab.
 */
export function readFixtures(): Fixture[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').split(/^### /m).slice(1).map(readFixture),
  )
}

function readFixture(text: string): Fixture {
  const [head = '', ...schemas] = text.split(/^== /m)
  const [title = '', ...lines] = head.trim().split('\n')
  const fixture: Fixture = {
    title,
    code: title.replace(/:.*/, ''),
    fixes: lines.map((line) => line.replace('fix: ', '')),
    subgraphs: [],
    places: [],
  }
  for (const schema of schemas) {
    const end = schema.indexOf('\n')
    const name = schema.slice(0, end).replace(/[«»]/g, '')
    if (schema.startsWith('«')) fixture.places.push({ subgraph: name })
    const { sdl, places } = readMarks(name, schema.slice(end + 1))
    fixture.subgraphs.push({ name, sdl })
    fixture.places.push(...places)
  }
  return fixture
}

function readMarks(subgraph: string, marked: string): { sdl: string; places: Place[] } {
  const places: Place[] = []
  const parts = marked.split(/«([^»]*)»/)
  let sdl = ''
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) places.push({ subgraph, range: { from: sdl.length, to: sdl.length + part.length } })
    sdl += part
  }
  return { sdl, places }
}
