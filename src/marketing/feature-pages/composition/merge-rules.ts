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
  { kind: 'field', what: 'Output field', a: 'Float!', b: 'Float', graph: 'Float', why: 'Clients must expect null if one subgraph returns it.' },
  { kind: 'argument', what: 'Argument', a: 'first: Int', b: 'first: Int!', graph: 'first: Int!', why: 'One subgraph needs the value.' },
  { kind: 'argument', what: 'Argument in one subgraph only', a: 'first: Int, after: ID', b: 'first: Int', graph: 'first: Int', why: 'A client may not pass what one subgraph ignores.' },
  { kind: 'input', what: 'Input field', a: 'Int', b: 'Int!', graph: 'Int!', why: 'One subgraph needs the value.' },
  { kind: 'union', what: 'Union', a: 'Book | Film', b: 'Film | Game', graph: 'Book | Film | Game', why: 'A client may receive any member.' },
  { kind: 'returned enum', what: 'Enum, only returned', a: 'S M', b: 'M L', graph: 'S M L', why: 'A client may receive any value.' },
  { kind: 'accepted enum', what: 'Enum, only accepted', a: 'S M', b: 'M L', graph: 'M', why: 'Every subgraph must accept the value.' },
  { kind: 'enum both ways', what: 'Enum, both ways', a: 'S M', b: 'M L', why: 'The two rules contradict, so the values must be equal.' },
] // prettier-ignore
