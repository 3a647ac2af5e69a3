import type { Goal } from './exercise'

/** A goal as a sentence in inline Markdown: the author's, or one made from its kind. */
export function goalText(goal: Goal): string {
  return goal.text ?? generated(goal)
}

function generated(goal: Goal): string {
  switch (goal.kind) {
    case 'composes':
      return 'The subgraphs compose.'
    case 'fails':
      return `Composition fails with \`${goal.code}\`.`
    case 'has':
      return goal.type
        ? `The API schema has \`${goal.coordinate}\` of type \`${goal.type}\`.`
        : `The API schema has \`${goal.coordinate}\`.`
    case 'lacks':
      return `The API schema does not have \`${goal.coordinate}\`.`
    case 'answers':
      return 'The answer of the query has what it asks for.'
    case 'fetches':
      return goal.atMost === 1
        ? `The router answers ${queryName(goal.query)} with one fetch.`
        : `The router answers ${queryName(goal.query)} with ${goal.atMost} fetches or fewer.`
    case 'unchanged':
      return `The schema of \`${goal.subgraph}\` stays as it is.`
    case 'version':
      return `\`${goal.subgraph}\` speaks federation version ${goal.atLeast} or later.`
    case 'resolves':
      return goal.only
        ? `Only \`${goal.subgraph}\` resolves \`${goal.coordinate}\`.`
        : `\`${goal.subgraph}\` resolves \`${goal.coordinate}\`.`
  }
}

/** A query by its name, or by its text when it has none and is short. */
function queryName(query: string): string {
  const name = /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1]
  const text = query.trim().replaceAll(/\s+/g, ' ')
  if (name) return `the query \`${name}\``
  return text.length <= 80 ? `\`${text}\`` : 'the query'
}
