import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { directiveCompletions } from './directive-completions'

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
