import {
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
  type Completion,
} from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import directives from './directives.json' with { type: 'json' }

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>
type Fields = Map<string, { type: string; detail: string }>

/** Completes fields of the type that surrounds the cursor. Expects the API schema as the composer prints it. */
export function completeQuery(context: CompletionContext, apiSdl: string): CompletionResult | null {
  const word = context.matchBefore(/\w*/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const types = typesOf(apiSdl)
  const fields = types.get(typeAt(context, word.from, types) ?? '')
  if (!fields) return null
  const options = [...fields].map(([label, { detail }]) => ({ label, detail, type: 'property' }))
  return {
    from: word.from,
    options: [...options, { label: '__typename', type: 'property' }],
    validFor: /^\w*$/,
  }
}

/** The name of the type whose fields are selected at a position, found from the outermost selection inwards. */
function typeAt(
  context: CompletionContext,
  position: number,
  types: Map<string, Fields>,
): string | undefined {
  const text = (node: SyntaxNode | null | undefined) =>
    node ? context.state.doc.sliceString(node.from, node.to).trim() : undefined
  const owners: SyntaxNode[] = []
  let node: SyntaxNode | null = syntaxTree(context.state).resolveInner(position, -1)
  for (; node; node = node.parent)
    if (node.name === 'SelectionSet' && node.parent) owners.unshift(node.parent)
  let type: string | undefined
  for (const owner of owners) {
    const condition = text(owner.getChild('TypeCondition')?.getChild('NamedType'))
    if (owner.name === 'OperationDefinition')
      type = rootTypes[text(owner.getChild('OperationType')) ?? 'query']
    else if (owner.name === 'Field')
      type = types.get(type ?? '')?.get(text(owner.getChild('FieldName')) ?? '')?.type
    else if (condition) type = condition
  }
  return type
}

const rootTypes: Record<string, string> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
}

function typesOf(apiSdl: string): Map<string, Fields> {
  if (read?.apiSdl !== apiSdl) read = { apiSdl, types: parseTypes(apiSdl) }
  return read.types
}

let read: { apiSdl: string; types: Map<string, Fields> } | undefined

/** Types and fields of a printed schema, in which every field begins a line of its own. */
function parseTypes(sdl: string): Map<string, Fields> {
  const types = new Map<string, Fields>()
  for (const [, name = '', body = ''] of sdl.matchAll(/^(?:type|interface) (\w+)[^{]*\{([\s\S]*?)^\}/gm)) {
    const fields: Fields = new Map()
    for (const [, field = '', detail = ''] of body.matchAll(/^ {2}(\w+)(?:\([\s\S]*?\))?: ([\w[\]!]+)/gm)) {
      fields.set(field, { type: detail.replaceAll(/\W/g, ''), detail })
    }
    types.set(name, fields)
  }
  return types
}

/** Federation directives as completion offers them, with arguments to fill in, and what each does. */
const options = Object.entries(directives).map(([insert, info]) =>
  snippetCompletion(insert, { label: insert.replace(/\(.*/, ''), info, type: 'keyword' }),
)
const optionsOf = (type: string, labels: readonly string[]): Completion[] =>
  labels.map((label) => ({ label, type }))
const words = 'type interface union enum input scalar extend schema directive'.split(' ')
const scalars = ['String', 'ID', 'Int', 'Float', 'Boolean']

/** Completes federation directives after `@`, types where one is expected, and keywords at the start of a line. */
export function completeSchema(
  context: CompletionContext,
  types: readonly string[],
): CompletionResult | null {
  const typed = context.matchBefore(/@\w*/)
  if (typed) return { from: typed.from, options, validFor: /^@\w*$/ }
  const word = context.matchBefore(/\w*/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const line = context.state.doc.lineAt(context.pos)
  const before = context.state.doc.sliceString(line.from, word.from)
  if (/(?:[:[&|=]|\bimplements|\bextend\s+\w+)\s*$/.test(before)) {
    return { from: word.from, options: optionsOf('type', [...types, ...scalars]), validFor: /^\w*$/ }
  }
  if (/^(?:extend\s+)?$/.test(before))
    return { from: word.from, options: optionsOf('keyword', words), validFor: /^\w*$/ }
  return null
}
