import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problems'

type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * Parses YAML and validates it with a schema. Takes the text, the schema, the file's name and how many lines of the
 * file come before the text. Returns the data, or every problem with its line and field.
 */
export function parseYaml<T>(text: string, schema: z.ZodType<T>, file: string, lineOffset = 0): Parsed<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const errors = [...document.errors, ...document.warnings]
  if (errors.length > 0) {
    const problems = errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line + lineOffset,
      message: `is not valid YAML: ${error.message}`,
    }))
    return { data: undefined, problems }
  }
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset
  const alias = unknownAlias(document)
  if (alias !== undefined) {
    const message = "starts with *: put the value in quotes, such as '*a start*'"
    return { data: undefined, problems: [{ file, line: lineAt(alias), message }] }
  }
  const result = schema.safeParse(document.toJS() ?? {}, { error: plainMessages })
  const cut = cutTexts(document).map(({ field, offset }) => ({
    file,
    line: lineAt(offset),
    field,
    message: 'ends before the # that follows it: put the value in quotes',
  }))
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

/** Zod's own messages, but a shorter one for what is missing. */
export const plainMessages: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? 'is missing' : undefined

const prose = /^(title|description|question|answer|summary|lead|text|name)$/

/** Texts that YAML cut at a number sign: it begins a comment behind a value without quotes. */
function cutTexts(document: Document): { field: string; offset: number }[] {
  const found: { field: string; offset: number }[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.comment) return
      const field = String(key.value)
      if (typeof value.value === 'string' && prose.test(field) && key.range)
        found.push({ field, offset: key.range[0] })
    },
  })
  return found
}

/** Drops other issues of a value that already has the wrong type. */
function firstIssues(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrongKind = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  )
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrongKind.has(path.join('.')))
}

/** Offset of a YAML alias, such as `*bold*`, which content never means as one. */
function unknownAlias(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, { range }) {
      offset = range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

/** Line of a path in a YAML text that can be parsed, counted from 1. */
export function lineOfPath(text: string, path: (string | number)[]): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const keys = path.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key))
  return lines.linePos(offsetOf(document, keys) ?? 0).line
}

/** Offset of a path in the text: of its own key, or of the nearest parent that exists. */
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
