import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './types'

type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/** Parses and validates YAML after `lineOffset` lines of a file. Returns data, or every problem with its line and field. */
export function parseYaml<T>(text: string, schema: z.ZodType<T>, file: string, lineOffset = 0): Parsed<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset
  const errors = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message: `is not valid YAML: ${message}`,
  }))
  const cut: Problem[] = []
  visit(document, {
    // An alias such as *bold*, which content never means as one.
    Alias(_, { range }) {
      const message = "starts with *: put the value in quotes, such as '*a start*'"
      errors.push({ line: lineAt(range?.[0] ?? 0), message })
    },
    // A text that YAML cut at a number sign: it begins a comment behind a value without quotes.
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.comment) return
      const field = String(key.value)
      const message = 'ends before the # that follows it: put the value in quotes'
      if (typeof value.value === 'string' && prose.test(field))
        cut.push({ file, line: lineAt(key.range?.[0] ?? 0), field, message })
    },
  })
  if (errors.length > 0) return { data: undefined, problems: errors.map((error) => ({ file, ...error })) }
  const result = schema.safeParse(document.toJS() ?? {}, { error: plainMessages })
  if (result.success)
    return cut.length === 0 ? { data: result.data, problems: [] } : { data: undefined, problems: cut }
  const problems = firstIssues(result.error.issues).flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys'
    const paths = unknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => ({
      file,
      line: lineAt(offsetOf(document, path) ?? 0),
      field: path.map(String).join('.'),
      message: unknown ? 'is not a known field' : issue.message,
    }))
  })
  return { data: undefined, problems: [...cut, ...problems] }
}

/** Leaves out what else Zod says of a value of the wrong type, such as the length of a list that should be a text. */
function firstIssues(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  )
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrongType.has(path.join('.')))
}

/** Zod's own messages, but plain ones for what is missing, too short, or too long. */
export const plainMessages: z.core.$ZodErrorMap = (issue) => {
  const isMissing = issue.code === 'invalid_type' || issue.code === 'invalid_value'
  if (isMissing && issue.input === undefined) return 'is missing'
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  if (issue.origin !== 'string' && issue.origin !== 'array') return undefined
  const unit = issue.origin === 'string' ? 'characters' : 'items'
  const { length } = issue.input as { length: number }
  if (length === 0) return 'is empty'
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`
  return `has ${length} ${unit}: expected ${limit}`
}

const prose = /^(title|description|question|answer|summary|lead|text|name)$/

/** Offset of a path in the text: of its own key, or of the nearest parent that exists. */
export function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
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
