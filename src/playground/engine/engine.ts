import { CallFailure } from './call-failure'
import { compare } from './compare'
import { composeContract, judge } from './compose'
import { execute, executeLive, plan } from './execute'
import { composeOnce } from './graph'
import { checkOperation, checkSubgraphs } from './limits'
import type { CallName, Calls, Engine, Failure, Result } from './messages'
import { proposedFixes, tryFix } from './problems/fixes/try-fixes'
import { sampleData } from './sample-data'
import { splitSupergraph } from './split-supergraph'

type Handlers = {
  [Name in CallName]: (input: Calls[Name]['input']) => Calls[Name]['output'] | Promise<Calls[Name]['output']>
}

const handlers: Handlers = {
  compose: ({ subgraphs }) => composeOnce(subgraphs),
  tryFix: ({ subgraphs, problem, proposal, further }) => {
    const { problems } = composeOnce(subgraphs)
    const found = problems[problem]
    const proposed = proposedFixes(found)
    const fix = proposed[proposal]
    const tried = found && fix && tryFix(subgraphs, problems, found, fix, judge, further)
    return { ...(tried && { tried }), hasNext: proposal + 1 < proposed.length }
  },
  // Weighs more than the rest of the engine, so it is loaded when it is first asked for.
  secondOpinion: async ({ subgraphs }) => (await import('./second-composer')).composeAgain(subgraphs),
  plan: ({ subgraphs, operation }) => plan(subgraphs, operation),
  sampleData: ({ subgraphs }) => sampleData(subgraphs),
  execute: ({ subgraphs, operation, data, behaviors, code }) =>
    execute(subgraphs, operation, data, behaviors, code),
  executeLive: ({ subgraphs, operation }) => executeLive(subgraphs, operation),
  compare: ({ before, after, clients }) => compare(before, after, clients),
  split: ({ sdl }) => splitSupergraph(sdl),
  contract: ({ subgraphs, filter }) => composeContract(subgraphs, filter),
}

/**
 * Creates the engine, which runs in Node and in a worker alike. Its calls never reject. With `runsCode` it runs resolvers
 * that it is given: for a worker, or for texts of this repository, never for what a visitor sends to a server.
 */
export function createEngine({ runsCode = false } = {}): Engine {
  const names = Object.keys(handlers) as CallName[]
  return Object.fromEntries(names.map((name) => [name, guard(name, runsCode)])) as Engine
}

/** Checks the size of the input of a call, and turns what its handler throws into a failure. */
function guard<Name extends CallName>(name: Name, runsCode: boolean) {
  return async (input: Calls[Name]['input']): Promise<Result<Calls[Name]['output']>> => {
    try {
      checkSizes(input)
      if ('code' in input && !runsCode) throw new TypeError('this engine runs no code')
      return { ok: true, value: await handlers[name](input) }
    } catch (error) {
      return { ok: false, failure: failureOf(error) }
    }
  }
}

function checkSizes(input: Calls[CallName]['input']): void {
  if ('subgraphs' in input) checkSubgraphs(input.subgraphs)
  if ('sdl' in input) checkSubgraphs([{ name: 'supergraph', sdl: input.sdl }])
  if ('operation' in input) checkOperation(input.operation)
  if ('before' in input) {
    checkSubgraphs(input.before)
    checkSubgraphs(input.after)
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure
  // The engine of V8 says "Maximum call stack size exceeded", others "too much recursion".
  if (error instanceof RangeError || (error instanceof Error && /recursion/.test(error.message))) {
    return {
      reason: 'too-large',
      message:
        'The engine ran out of memory for this input: it is nested too deeply, or too many types lead to each other in a row.',
    }
  }
  return { reason: 'internal', message: `The engine stopped because of a bug in it: ${String(error)}` }
}
