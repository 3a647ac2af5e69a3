import type { Subgraph } from '../engine/messages'

/**
 * What grading needs of an exercise (docs/contracts/course.md#exercises). Texts are inline Markdown, coordinates are
 * schema coordinates (GraphQL specification, 3.13) such as `Product.price` or `Query.product(upc:)`.
 */
export type GradedExercise = {
  /** Schemas, and the resolvers of a subgraph as a text named `<subgraph>.ts`. */
  starter: Subgraph[]
  goals: Goal[]
  query?: string | undefined
  /** Sample data for the query, as JSON. */
  data?: string | undefined
  /** The first whose predicates all hold gives its feedback. */
  mistakes: { when: MistakePredicates; feedback: string }[]
}

export type Goal = { text?: string | undefined } & (
  | { kind: 'composes' }
  /** Composition fails with this code. Other codes beside it do not matter. */
  | { kind: 'fails'; code: string }
  /** The API schema has the coordinate, with this type as printed, such as `[Review!]!`. */
  | { kind: 'has'; coordinate: string; type?: string | undefined }
  | { kind: 'lacks'; coordinate: string }
  /** The query of the exercise is answered with this data, as JSON. */
  | { kind: 'answers'; data: string }
  /** The query is answered with at most this many fetches. */
  | { kind: 'fetches'; query: string; atMost: number }
  /** The schema of a subgraph says what it said in the starter; whitespace, comments, and order do not count. */
  | { kind: 'unchanged'; subgraph: string }
  /** The subgraph links to the federation specification at this version, such as `2.3`, or a later one. */
  | { kind: 'version'; subgraph: string; atLeast: string }
  /** The subgraph resolves the field; with `only`, no other one does. */
  | { kind: 'resolves'; subgraph: string; coordinate: string; only?: boolean | undefined }
)

/** All that are given must hold. */
export type MistakePredicates = {
  composes?: boolean | undefined
  /** Composition fails with this code; with `message`, in a problem whose message contains that text. */
  code?: string | undefined
  message?: string | undefined
  /** The goal with this number, counted from 1, is not met. */
  unmet?: number | undefined
  /** Each is somewhere in the subgraphs. */
  present?: SchemaPart[] | undefined
  /** None of these is anywhere in the subgraphs. */
  missing?: SchemaPart[] | undefined
}

/** A definition or a directive in the learner's schemas. */
export type SchemaPart = {
  /** Any subgraph when left out. */
  subgraph?: string | undefined
  /** The definition; the schema itself, which carries `@link`, when left out. */
  coordinate?: string | undefined
  /** Its type as printed, such as `ID!`. */
  type?: string | undefined
  /** Name of a directive on it, without the `@`. */
  directive?: string | undefined
  /** Text in the arguments of that directive, such as `sku`. */
  argument?: string | undefined
}

/** Replaces the texts of those starter subgraphs that `changed` names, and ignores others. */
export function withTexts(starter: readonly Subgraph[], changed: readonly Subgraph[]): Subgraph[] {
  return starter.map(({ name, sdl }) => ({
    name,
    sdl: changed.find((other) => other.name === name)?.sdl ?? sdl,
  }))
}

const resolversOf = /^(.+)\.ts$/

/** The schemas among the texts of an exercise. */
export function schemasIn(texts: readonly Subgraph[]): Subgraph[] {
  return texts.filter(({ name }) => !resolversOf.test(name))
}

/** The resolvers among the texts of an exercise, by the names of their subgraphs; undefined when there are none. */
export function codeIn(texts: readonly Subgraph[]): Record<string, string> | undefined {
  const found = texts.flatMap(({ name, sdl }): [string, string][] => {
    const subgraph = resolversOf.exec(name)?.[1]
    return subgraph === undefined ? [] : [[subgraph, sdl]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
