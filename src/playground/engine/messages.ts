/**
 * What a page asks of the engine and what it gets back. Everything here is plain data, because it crosses the border
 * between a page and its worker. Offsets count UTF-16 code units from the start of a schema, as editors do.
 */

export type Subgraph = { name: string; sdl: string }

/** From (included) to (excluded). */
export type Range = { from: number; to: number }

/** A place in a subgraph. Without a range, the problem is about the subgraph as a whole and belongs on its tab. */
export type Place = { subgraph: string; range?: Range }

/** Without a range, it renames the subgraph. */
export type Edit = { subgraph: string; range?: Range; insert: string }

/** A change that removes a problem and brings no new one: all edits together, none of which overlap. */
export type Fix = { title: string; edits: Edit[] }

/** A fix that was tried: it leaves nothing wrong, or other problems only. */
export type TriedFix = { fix: Fix; composes: boolean }

/** A problem with no place is about the graph as a whole, such as a missing query type. */
export type Problem = {
  /** The composer's code, such as INVALID_FIELD_SHARING, or GRAPHQL_SYNTAX_ERROR and the like from the parser. */
  code: string
  message: string
  places: Place[]
  fixes: Fix[]
}

export type Composer = { name: string; version: string }

export type Composition = { composer: Composer; problems: Problem[] } & (
  | { composes: true; supergraphSdl: string; apiSdl: string }
  | { composes: false }
)

/** What the second, independent composer says. Its messages have no codes. */
export type SecondOpinion = {
  composer: Composer
  composes: boolean
  messages: { message: string; places: Place[] }[]
  /** Remarks that do not keep the subgraphs from composing. */
  hints: { message: string; places: Place[] }[]
}

export type Operation = { query: string; operationName?: string; variables?: Record<string, unknown> }

/** Why a fetch exists. */
export type FetchReason =
  | { kind: 'root'; fields: string[] }
  /**
   * Enters the subgraph by a key of the type to get fields that the subgraph before does not have. `requires` is what
   * is sent besides the key, because a field asks for it with @requires.
   */
  | { kind: 'key'; type: string; key: string; fields: string[]; requires?: string }
  /** Brings fields that another subgraph's field asks for with @requires. */
  | { kind: 'requires'; type: string; key: string; fields: string[]; requiredBy: string }

export type Fetch = {
  id: number
  subgraph: string
  /** The operation sent, printed, with the keys and type names that the router adds to merge the answers. */
  operation: string
  /** Where the answer is merged, such as ["products", "reviews", "author"]; empty at the root. */
  path: string[]
  /** Further places, when one request brings entities of several. */
  alsoAt?: string[][]
  /** Counted from 1. A fetch starts when the fetches it waits for have ended. */
  wave: number
  waitsFor: number[]
  /** What each fetch before it brings that this one sends, such as ["id", "weight"], in the order of `waitsFor`. */
  brought: string[][]
  reason: FetchReason
}

export type Plan = {
  fetches: Fetch[]
  /** The names of all operations in the document. */
  operations: string[]
  /** What the fetches do not show, a sentence or two each: that a subscription repeats, that a label moves some requests. */
  notes: string[]
}

/**
 * Sample data, which is JSON that visitors may edit: for every entity type its objects, for every root type its fields.
 * An entity within another object is written with its key fields alone. All subgraphs read the same objects, each one
 * the fields that it resolves.
 */
export type SampleData = Record<string, unknown>

/** How a subgraph behaves in a simulated run. */
export type Behavior = { latencyMs: number; failure?: 'unreachable' | 'error' }

/** The latency of a subgraph whose behavior is not set. */
export const defaultLatencyMs = 40

export type FetchRun = Fetch & {
  startMs: number
  endMs: number
  /** There was nothing to fetch, because an earlier answer holds no entity of this place or lost what its key needs. */
  skipped?: true
  representations?: unknown[]
  response: unknown
}

/** A null in the answer that a failed fetch or missing data caused, and the non-null field that carried it upwards. */
export type NullCause = { path: (string | number)[]; origin: (string | number)[]; explanation: string }

export type Execution = {
  data: unknown
  errors: { message: string; path?: (string | number)[] }[]
  nulls: NullCause[]
  fetches: FetchRun[]
  durationMs: number
}

/** A client whose operations are known, with its share of all requests (0 to 1). A text may hold several operations. */
export type Client = { name: string; version: string; share: number; operations: string[] }

export type Change = {
  /** The type of change, as graphql-js names it, such as FIELD_REMOVED. */
  type: string
  severity: 'breaking' | 'dangerous' | 'safe'
  message: string
  /** The schema coordinate, such as Product.price. */
  coordinate: string
  /** Clients with an operation that no longer works, or works differently. Empty: nobody uses it. */
  affects: { client: string; version: string; share: number; operation: string }[]
}

export type Comparison = {
  changes: Change[]
  affectedShare: number
  /** Operations that fit neither schema, so nothing is said of them. */
  stale: { client: string; version: string; operation: string; message: string }[]
}

export type TagFilter = { include: string[]; exclude: string[] }

/** The calls of the engine: what each expects, and what it returns when the input is usable. */
export type Calls = {
  /** Problems come without fixes, which are asked for one by one (`fixesOf`). */
  compose: { input: { subgraphs: Subgraph[] }; output: Composition }
  /** Tries a fix of a problem, both by index, and some further steps against problems that were hidden behind it. */
  tryFix: {
    input: { subgraphs: Subgraph[]; problem: number; proposal: number; further: number }
    output: { tried?: TriedFix; hasNext: boolean }
  }
  secondOpinion: { input: { subgraphs: Subgraph[] }; output: SecondOpinion }
  plan: { input: { subgraphs: Subgraph[]; operation: Operation }; output: Plan }
  sampleData: { input: { subgraphs: Subgraph[] }; output: SampleData }
  execute: {
    input: {
      subgraphs: Subgraph[]
      operation: Operation
      data: SampleData
      behaviors: Record<string, Behavior>
      /** Resolvers that answer in place of the data, as text, by the names of their subgraphs. */
      code?: Record<string, string>
    }
    output: Execution
  }
  /** Asks the subgraphs of this site instead of sample data. */
  executeLive: { input: { subgraphs: Subgraph[]; operation: Operation }; output: Execution }
  compare: { input: { before: Subgraph[]; after: Subgraph[]; clients: Client[] }; output: Comparison }
  /** Splits a supergraph into the subgraphs that it was composed of. */
  split: { input: { sdl: string }; output: Subgraph[] }
  contract: { input: { subgraphs: Subgraph[]; filter: TagFilter }; output: Composition }
}

/** Why a call returns nothing: the input is at fault, or the run was ended. The message is a sentence for the visitor. */
export type Failure = {
  reason:
    | 'does-not-compose'
    | 'invalid-operation'
    | 'invalid-data'
    | 'too-large'
    | 'timeout'
    | 'unavailable'
    | 'internal'
  message: string
  problems?: Problem[]
  /** What is wrong with the operation, each with its place in it. */
  operationErrors?: { message: string; range: Range }[]
  /** The names of the operations in the document, of which one is to be chosen. */
  operations?: string[]
}

export type Result<Given> = { ok: true; value: Given } | { ok: false; failure: Failure }

export type CallName = keyof Calls

/** One engine serves the worker, the checks of the content and the tests: the same code everywhere. */
export type Engine = {
  [Name in CallName]: (input: Calls[Name]['input']) => Promise<Result<Calls[Name]['output']>>
}
