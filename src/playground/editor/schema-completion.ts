import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'

/** Federation directives as completion offers them, with arguments to fill in, and what each does. */
const directives = Object.entries({
  '@key(fields: "${id}")': 'Makes a type an entity that other subgraphs reach by these fields.',
  '@shareable': 'Several subgraphs resolve this field, all with the same result.',
  '@external': 'Another subgraph resolves this field; it is named here for a key, @requires or @provides.',
  '@requires(fields: "${field}")': 'Fields of other subgraphs that this field needs.',
  '@provides(fields: "${field}")': 'Fields of the returned entity that this subgraph resolves on this path.',
  '@override(from: "${subgraph}")': 'Moves the field from that subgraph to this one.',
  '@inaccessible': 'Leaves the element out of the API schema.',
  '@tag(name: "${name}")': 'Names the element for contracts.',
  '@interfaceObject': 'Adds fields to all types of an interface that another subgraph defines.',
  '@authenticated': 'Only authenticated requests may use the element.',
  '@requiresScopes(scopes: [["${scope}"]])': 'Only requests with these scopes may use the element.',
  '@policy(policies: [["${policy}"]])': 'Only requests that satisfy these policies may use the element.',
  '@context(name: "${name}")': 'Names a type whose fields arguments further down can take their values from.',
  '@fromContext(field: "$${context} { ${field} }")':
    'Takes the value of an argument from a field of a type above.',
  '@cost(weight: ${1})': 'What the element adds to the cost of a query.',
  '@listSize(assumedSize: ${1})': 'How many items the cost of a query is estimated with.',
  '@composeDirective(name: "@${name}")': 'Keeps a custom directive in the supergraph.',
  '@link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])':
    'Imports directives of a specification; goes on the schema.',
  '@deprecated(reason: "${reason}")': 'Tells clients to stop using the element.',
}).map(([insert, info]) =>
  snippetCompletion(insert, { label: insert.replace(/\(.*/, ''), info, type: 'keyword' }),
)
const keywords: Completion[] = 'type interface union enum input scalar extend schema directive'
  .split(' ')
  .map((label) => ({ label, type: 'keyword' }))
const scalars = ['String', 'ID', 'Int', 'Float', 'Boolean']

/** Completes federation directives after `@`, types where one is expected, and keywords at the start of a line. */
export function completeSchema(
  context: CompletionContext,
  types: readonly string[],
): CompletionResult | null {
  const typed = context.matchBefore(/@\w*/)
  if (typed) return { from: typed.from, options: directives, validFor: /^@\w*$/ }
  const word = context.matchBefore(/\w*/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const line = context.state.doc.lineAt(context.pos)
  const before = context.state.doc.sliceString(line.from, word.from)
  if (/(?:[:[&|=]|\bimplements|\bextend\s+\w+)\s*$/.test(before)) {
    return { from: word.from, options: [...types, ...scalars].map(typeOption), validFor: /^\w*$/ }
  }
  if (/^(?:extend\s+)?$/.test(before)) return { from: word.from, options: keywords, validFor: /^\w*$/ }
  return null
}

function typeOption(label: string): Completion {
  return { label, type: 'type' }
}
