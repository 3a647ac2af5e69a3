export type Rule = {
  /** How the test builds a schema around the parts. */
  kind: 'field' | 'argument' | 'input' | 'union' | 'returned enum' | 'accepted enum' | 'enum both ways'
  what: string
  a: string
  b: string
  /** What the graph has; undefined when the two do not compose. */
  graph?: string
  why: string
}

/** How two definitions merge. A test composes each pair and compares. */
export const rules: Rule[] = [
  { kind: 'field', what: 'Output field', a: 'Float!', b: 'Float', graph: 'Float', why: 'The weaker promise holds for all.' },
  { kind: 'argument', what: 'Argument', a: 'first: Int', b: 'first: Int!', graph: 'first: Int!', why: 'The stricter demand holds for all.' },
  { kind: 'argument', what: 'Argument in one only', a: 'first: Int, after: ID', b: 'first: Int', graph: 'first: Int', why: 'Nobody may pass what one side ignores.' },
  { kind: 'input', what: 'Input field', a: 'Int', b: 'Int!', graph: 'Int!', why: 'The stricter demand holds for all.' },
  { kind: 'union', what: 'Union', a: 'Book | Film', b: 'Film | Game', graph: 'Book | Film | Game', why: 'All members of all subgraphs.' },
  { kind: 'returned enum', what: 'Enum, only returned', a: 'S M', b: 'M L', graph: 'S M L', why: 'A client may see any of them.' },
  { kind: 'accepted enum', what: 'Enum, only accepted', a: 'S M', b: 'M L', graph: 'M', why: 'Every subgraph must understand it.' },
  { kind: 'enum both ways', what: 'Enum, both', a: 'S M', b: 'M L', why: 'Neither rule fits, so they must be equal.' },
] // prettier-ignore
