import { isScalar, visit, type Document, type YAMLError } from 'yaml'
import { z } from 'zod'

const inQuotes = "put the value in quotes, such as 'Graphs: a start'"

/** Messages for YAML errors, worded for authors who don't know YAML. Other codes fall back to the parser's message. */
const yamlMessages: Record<string, string> = {
  ALIAS_PROPS: inQuotes,
  BAD_ALIAS: inQuotes,
  BAD_COLLECTION_TYPE: inQuotes,
  BAD_DIRECTIVE: 'a line must not start with %',
  BAD_DQ_ESCAPE: "the double-quoted value contains a backslash: use single quotes, such as 'a\\b'",
  BAD_INDENT: 'the line is indented by too much or too little: items of one list begin in one column',
  BAD_PROP_ORDER: inQuotes,
  BAD_SCALAR_START: inQuotes,
  BLOCK_AS_IMPLICIT_KEY: `the value contains a colon: ${inQuotes}`,
  BLOCK_IN_FLOW: inQuotes,
  DUPLICATE_KEY: 'this field is given twice: delete one',
  MISSING_CHAR: 'a quote, a bracket, a colon or a space after a colon is missing here or above',
  MULTILINE_IMPLICIT_KEY: `this line has no "field:", or no space after its colon: ${inQuotes}`,
  MULTIPLE_ANCHORS: inQuotes,
  MULTIPLE_DOCS: 'contains --- twice',
  TAB_AS_INDENT: 'the line is indented by a tab: use spaces',
  TAG_RESOLVE_FAILED: inQuotes,
  UNEXPECTED_TOKEN: `there is text after the value: ${inQuotes}`,
}

export function yamlMessage({ code, message }: YAMLError): string {
  return `is not valid YAML: ${yamlMessages[code] ?? message}`
}

/** Zod's own messages, but a shorter one for what is missing. */
export const plainMessages: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? 'is missing' : undefined

/** The description that a schema has for the field at a path; messages quote it. */
export function hintAt(schema: unknown, path: PropertyKey[]): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const hint = path.length === 0 ? schema.description : undefined
  return hint ?? inside(schema, path)
}

function inside(schema: z.ZodType, path: PropertyKey[]): string | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return hintAt(schema.unwrap(), path)
  const [key, ...rest] = path
  if (key === undefined) return undefined
  if (schema instanceof z.ZodObject) return hintAt(schema.shape[String(key)], rest)
  if (schema instanceof z.ZodArray) return hintAt(schema.element, rest)
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.map((option) => hintAt(option, path)).find((hint) => hint !== undefined)
  return undefined
}

/** Texts that YAML cut at a number sign, with their offset in the file. */
export function cutTexts(document: Document): { path: string; offset: number }[] {
  const found: { path: string; offset: number }[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !prose.has(String(key.value)) || !isScalar(value)) return
      const plain = value.type === 'PLAIN' && typeof value.value === 'string'
      if (plain && value.comment && key.range) found.push({ path: String(key.value), offset: key.range[0] })
    },
  })
  return found
}

const prose = new Set(['title', 'description', 'question', 'answer', 'summary', 'lead', 'text', 'name'])
