import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'

/** Federation directives as completion offers them: name, arguments to fill in, and what each does. */
const directiveCompletions: { name: string; insert?: string; info: string }[] = [
  {
    name: '@key',
    insert: '@key(fields: "${id}")',
    info: 'Makes a type an entity that other subgraphs reach by these fields.',
  },
  { name: '@shareable', info: 'Several subgraphs resolve this field, all with the same result.' },
  {
    name: '@external',
    info: 'Another subgraph resolves this field; it is named here for a key, @requires or @provides.',
  },
  {
    name: '@requires',
    insert: '@requires(fields: "${field}")',
    info: 'Fields of other subgraphs that this field needs.',
  },
  {
    name: '@provides',
    insert: '@provides(fields: "${field}")',
    info: 'Fields of the returned entity that this subgraph resolves on this path.',
  },
  {
    name: '@override',
    insert: '@override(from: "${subgraph}")',
    info: 'Moves the field from that subgraph to this one.',
  },
  { name: '@inaccessible', info: 'Leaves the element out of the API schema.' },
  { name: '@tag', insert: '@tag(name: "${name}")', info: 'Names the element for contracts.' },
  {
    name: '@interfaceObject',
    info: 'Adds fields to all types of an interface that another subgraph defines.',
  },
  { name: '@authenticated', info: 'Only authenticated requests may use the element.' },
  {
    name: '@requiresScopes',
    insert: '@requiresScopes(scopes: [["${scope}"]])',
    info: 'Only requests with these scopes may use the element.',
  },
  {
    name: '@policy',
    insert: '@policy(policies: [["${policy}"]])',
    info: 'Only requests that satisfy these policies may use the element.',
  },
  {
    name: '@context',
    insert: '@context(name: "${name}")',
    info: 'Names a type whose fields arguments further down can take their values from.',
  },
  {
    name: '@fromContext',
    insert: '@fromContext(field: "$${context} { ${field} }")',
    info: 'Takes the value of an argument from a field of a type above.',
  },
  { name: '@cost', insert: '@cost(weight: ${1})', info: 'What the element adds to the cost of a query.' },
  {
    name: '@listSize',
    insert: '@listSize(assumedSize: ${1})',
    info: 'How many items the cost of a query is estimated with.',
  },
  {
    name: '@composeDirective',
    insert: '@composeDirective(name: "@${name}")',
    info: 'Keeps a custom directive in the supergraph.',
  },
  {
    name: '@link',
    insert: '@link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])',
    info: 'Imports directives of a specification; goes on the schema.',
  },
  {
    name: '@deprecated',
    insert: '@deprecated(reason: "${reason}")',
    info: 'Tells clients to stop using the element.',
  },
]

const directives: Completion[] = directiveCompletions.map(({ name, insert, info }) =>
  snippetCompletion(insert ?? name, { label: name, info, type: 'keyword' }),
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
  const directive = context.matchBefore(/@\w*/)
  if (directive) return { from: directive.from, options: directives, validFor: /^@\w*$/ }
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
