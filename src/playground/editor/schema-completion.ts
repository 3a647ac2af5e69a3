import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import directives from './directives.json' with { type: 'json' }

/** Federation directives as completion offers them, with arguments to fill in, and what each does. */
const options = Object.entries(directives).map(([insert, info]) =>
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
  if (typed) return { from: typed.from, options, validFor: /^@\w*$/ }
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
