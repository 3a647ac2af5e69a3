import { textChange } from '@/playground/engine/text-change'
import { applyEdits } from '@/playground/engine/apply-edits'
import type { Edit, Engine, Fix, Problem, Subgraph, TriedFix } from '@/playground/engine/messages'

/** Composes subgraphs and returns what is wrong. Throws when the composer stops at an error of its own. */
type Judge = (subgraphs: Subgraph[]) => { problems: Problem[] }

const proposals = new WeakMap<Problem, Fix[]>()

/** Remembers what might remove a problem. Nothing of it is offered before it was tried. */
export function proposeFor(problem: Problem, fixes: Fix[]): Problem {
  proposals.set(problem, fixes)
  return problem
}

export function proposedFixes(problem: Problem | undefined): Fix[] {
  return (problem && proposals.get(problem)) ?? []
}

/** Schemas up to this size may be fixed in two or three steps at once. */
const maxChainedCharacters = 20_000

/**
 * Returns the fixes that help against a problem, by its index, each one tried: those after which the subgraphs compose, or else
 * all that remove it. Where a fix in fewer steps helps, those in more are left out, because they may undo their first step.
 * Returns nothing when `isWanted` says that the schemas have changed since.
 */
export async function fixesOf(
  { tryFix: attempt }: Pick<Engine, 'tryFix'>,
  subgraphs: Subgraph[],
  problem: number,
  isWanted = () => true,
): Promise<Fix[] | undefined> {
  for (const further of [0, 1, 2]) {
    const helping: TriedFix[] = []
    let hasNext = true
    for (let proposal = 0; hasNext; proposal++) {
      if (!isWanted()) return undefined
      const result = await attempt({ subgraphs, problem, proposal, further })
      if (result.ok && result.value.tried) helping.push(result.value.tried)
      hasNext = result.ok && result.value.hasNext
    }
    const best = helping.filter(({ composes }) => composes)
    if (helping.length > 0) return (best.length > 0 ? best : helping).map(({ fix }) => fix)
  }
  return []
}

/** Returns problems with the fixes that help. */
export function withFixes(engine: Engine, subgraphs: Subgraph[], problems: Problem[]): Promise<Problem[]> {
  return Promise.all(
    problems.map(async (problem, index) => ({
      ...problem,
      fixes: (await fixesOf(engine, subgraphs, index)) ?? [],
    })),
  )
}

/**
 * Tries a fix by composing. Returns it when its problem is gone and there is no new one, else undefined. It may go on
 * for `further` steps with what removes problems that were hidden behind the first.
 */
export function tryFix(
  subgraphs: Subgraph[],
  problems: Problem[],
  { message }: Problem,
  proposed: Fix,
  judge: Judge,
  further: number,
): TriedFix | undefined {
  const known = new Set(problems.map((problem) => problem.message))
  const characters = subgraphs.reduce((sum, { sdl }) => sum + sdl.length, 0)
  const steps = characters <= maxChainedCharacters ? further : 0
  return attempt(proposed, applyEdits(subgraphs, proposed.edits), steps)

  function attempt(fix: Fix, changed: Subgraph[], left: number): TriedFix | undefined {
    const found = judgeOrNothing(changed)
    if (!found || found.some((problem) => problem.message === message)) return undefined
    if (found.length === 0) return { fix, composes: true }
    const appeared = found.find((problem) => !known.has(problem.message))
    if (!appeared) return { fix, composes: false }
    if (left === 0) return undefined
    for (const next of proposedFixes(appeared).slice(0, 3)) {
      const title = `${fix.title}, then ${next.title.charAt(0).toLowerCase()}${next.title.slice(1)}`
      const result = applyEdits(changed, next.edits)
      const better = attempt({ title, edits: editsBetween(subgraphs, result) }, result, left - 1)
      if (better) return better
    }
    return undefined
  }

  function judgeOrNothing(changed: Subgraph[]): Problem[] | undefined {
    try {
      return judge(changed).problems
    } catch {
      return undefined
    }
  }
}

function editsBetween(before: Subgraph[], after: Subgraph[]): Edit[] {
  return before.flatMap(({ name, sdl }, index) => {
    const changed = after[index] ?? { name, sdl }
    const renamed = changed.name === name ? [] : [{ subgraph: name, insert: changed.name }]
    const change = textChange(sdl, changed.sdl)
    if (!change) return renamed
    const { from, to, insert } = change
    return [...renamed, { subgraph: name, range: { from, to }, insert }]
  })
}

/** Drops fixes whose edits overlap, which no editor applies as they are meant. */
export function isApplicable({ edits }: Fix): boolean {
  const sorted = edits
    .flatMap(({ subgraph, range }) => (range ? [{ subgraph, ...range }] : []))
    .toSorted((a, b) => a.from - b.from)
  return sorted.every(({ subgraph, to }, index) => {
    const next = sorted.slice(index + 1).find((other) => other.subgraph === subgraph)
    return !next || to <= next.from
  })
}
