export type Token = { text: string; name?: string }

const lexeme =
  /(?<comment>#[^\n]*)|(?<string>"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<directive>@\s*\w+)|(?<variable>\$\w+)|(?<word>[A-Za-z_]\w*)|(?<mark>\.\.\.|[!&(){}|:=[\]])|(?<space>[\s,]+|[\s\S])/g

const keywords = new Set(
  'query mutation subscription fragment type interface union enum input scalar directive schema extend implements on repeatable'.split(
    ' ',
  ),
)
const operations = new Set(['query', 'mutation', 'subscription', 'fragment', ''])

/** What names mean inside a pair of brackets. */
type Block = 'top' | 'fields' | 'enum' | 'selection' | 'definitions' | 'values'

/**
 * Tokens of a GraphQL schema or operation, or of a piece of one, with the classes of `highlight-scopes.json`. Written for
 * this site because the TextMate grammar fails on federation schemas (`extend schema @link(…)`, defaults).
 */
export function tokenizeGraphql(source: string): Token[] {
  const blocks: Block[] = []
  /** Keyword of the current definition; empty between definitions. */
  let definition = ''
  /** What a name means at the current position. */
  let expects: 'type' | 'value' = 'type'
  let previous = ''

  return [...source.matchAll(lexeme)].map(({ 0: text, index, groups = {} }) => {
    if (groups.space) return { text }
    if (groups.comment) return { text, name: 'c' }
    const block = blocks.at(-1) ?? 'top'
    const name = classify()
    previous = text
    return { text, name }

    function classify(): string | undefined {
      if (groups.mark) return mark()
      if (groups.number || groups.directive || groups.variable) return 'n'
      if (groups.string) return block === 'values' || previous === '=' ? 's' : 'c'
      return word()
    }

    function mark(): string {
      if (text === '{') blocks.push(opened(block, definition, expects))
      if (text === '(') blocks.push(inParentheses())
      if (text === '[') blocks.push(expects === 'value' ? 'values' : block)
      if (text === '}' || text === ')' || text === ']') {
        blocks.pop()
        expects = 'type'
        if (blocks.length === 0 && text === '}') definition = ''
      }
      if (text === ':') expects = block === 'values' ? 'value' : 'type'
      if (text === '=') expects = definition === 'union' ? 'type' : 'value'
      return 'p'
    }

    function inParentheses(): Block {
      if (previous.startsWith('@') && definition !== 'directive') return 'values'
      return block === 'selection' ? 'values' : 'definitions'
    }

    function word(): string | undefined {
      const next = /^[\s,]*([:(]?)/.exec(source.slice(index + text.length))?.[1]
      if (block === 'top' && keywords.has(text) && next !== ':') {
        if (!['extend', 'implements', 'on', 'repeatable'].includes(text)) definition = text
        expects = 'type'
        return 'k'
      }
      if (block === 'selection') return selected()
      if (block === 'enum') return 'n'
      if (block === 'values' || block === 'definitions') {
        if (next === ':') return undefined
        return block === 'values' || expects === 'value' ? 'n' : 't'
      }
      if (next) return 'f'
      if (block === 'fields') return expects === 'value' ? 'n' : 't'
      if (definition === 'directive') return 'n'
      return operations.has(previous) && previous ? 'f' : 't'
    }

    function selected(): string {
      if (previous === '...' && text === 'on') return 'k'
      return previous === 'on' ? 't' : 'f'
    }
  })
}

function opened(block: Block, definition: string, expects: 'type' | 'value'): Block {
  if (block === 'selection') return 'selection'
  if (block === 'values' || block === 'definitions' || (block === 'fields' && expects === 'value'))
    return 'values'
  if (definition === 'enum') return 'enum'
  return operations.has(definition) ? 'selection' : 'fields'
}
