import { readFileSync } from 'node:fs'

const link = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.3"
  import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@interfaceObject"]
)\n`

/**
 * Small graphs, one for each thing that a planner must know about, with queries that need it: in graphs.txt, `### name`, a
 * query in each line, and `== name` before every schema.
 */
export const graphs = readFileSync(new URL('graphs.txt', import.meta.url), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [head = '', ...schemas] = text.split(/^== /m)
    const [name = '', ...queries] = head.trim().split('\n')
    const subgraphs = schemas.map((schema) => {
      const end = schema.indexOf('\n')
      return { name: schema.slice(0, end), sdl: link + schema.slice(end + 1).trim() }
    })
    return { name, queries, subgraphs }
  })
