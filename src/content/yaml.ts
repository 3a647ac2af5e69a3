import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problems'

type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * Reads YAML and holds it against a schema. Takes the text, the schema, the file's name and how many lines of the
 * file stand before the text. Gives the data, or every problem with its line and field.
 */
export function parseYaml<T>(text: string, schema: z.ZodType<T>, file: string, lineOffset = 0): Parsed<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line + lineOffset,
      message: `is not valid YAML: ${error.message}`,
    }))
    return { data: undefined, problems }
  }
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { data: result.data, problems: [] }
  const problems = result.error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => {
      const offset = offsetOf(document, path)
      return {
        file,
        line: (offset === undefined ? 1 : lines.linePos(offset).line) + lineOffset,
        field: path.map(String).join('.'),
        message: issue.code === 'unrecognized_keys' ? 'is not a known field' : issue.message,
      }
    })
  })
  return { data: undefined, problems }
}

/** Where in the text a path stands: its own key, or the nearest parent that exists. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1]
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (pair && isNode(pair.key)) return pair.key.range?.[0]
    }
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node)) return node.range?.[0]
  }
  return undefined
}
