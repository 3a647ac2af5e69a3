import { isJsonObject } from '@/lib/guards'
import type { Subgraph } from '@/playground/engine/messages'

/** What a learner did in one exercise. */
export type ExerciseRecord = {
  /** A text of the learner's met all goals once. */
  solved: boolean
  /** How often the learner asked for a verdict. */
  tries: number
  /** How many hints were shown. */
  hints: number
  /** The schemas as left, and when, in milliseconds since 1970. Absent while they are the starter's. */
  draft?: Draft
  /** The learner's last schemas that met all goals. */
  solution?: Subgraph[]
}

/** `copied`: the solution was put into the editors, so the same text does not count. */
type Draft = { subgraphs: Subgraph[]; at: number; copied?: true }

/** The longest draft that is kept, in UTF-16 code units of all schemas together. */
export const maxDraftLength = 20_000
const maxSubgraphs = 6
const maxCount = 9999

/** Whether schemas are small enough to be kept. */
export function fitsRecord(subgraphs: readonly Subgraph[]): boolean {
  const length = subgraphs.reduce((sum, { name, sdl }) => sum + name.length + sdl.length, 0)
  return subgraphs.length <= maxSubgraphs && length <= maxDraftLength
}

/** The exercises in a parsed record. Leaves out what is damaged, unknown, or too long. */
export function readExercises(data: Record<string, unknown>): Record<string, ExerciseRecord> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, value]) => (isJsonObject(value) ? [[id, readExercise(value)]] : [])),
  )
}

function readExercise({ solved, tries, hints, draft, solution }: Record<string, unknown>): ExerciseRecord {
  const kept = isJsonObject(draft) ? readDraft(draft) : undefined
  const solvedWith = readSubgraphs(solution)
  return {
    solved: solved === true,
    tries: readCount(tries),
    hints: readCount(hints),
    ...(kept && { draft: kept }),
    ...(solvedWith && { solution: solvedWith }),
  }
}

function readDraft({ subgraphs, at, copied }: Record<string, unknown>): Draft | undefined {
  const texts = readSubgraphs(subgraphs)
  return texts && { subgraphs: texts, at: Number(at) || 0, ...(copied === true && { copied }) }
}

/** What was done in either record. Of two drafts the newer one stays. */
export function mergeExercises(
  mine: Record<string, ExerciseRecord>,
  other: Record<string, ExerciseRecord>,
): Record<string, ExerciseRecord> {
  const merged = { ...mine }
  for (const [id, theirs] of Object.entries(other)) {
    const own = mine[id]
    merged[id] = own ? mergeExercise(own, theirs) : theirs
  }
  return merged
}

function mergeExercise(mine: ExerciseRecord, other: ExerciseRecord): ExerciseRecord {
  const newer = (other.draft?.at ?? 0) > (mine.draft?.at ?? 0) ? other : mine
  const draft = newer.draft ?? other.draft
  const solution = newer.solution ?? mine.solution ?? other.solution
  return {
    solved: mine.solved || other.solved,
    tries: Math.max(mine.tries, other.tries),
    hints: Math.max(mine.hints, other.hints),
    ...(draft && { draft }),
    ...(solution && { solution }),
  }
}

function readSubgraphs(value: unknown): Subgraph[] | undefined {
  if (!Array.isArray(value)) return undefined
  const subgraphs = value.flatMap((subgraph: unknown) =>
    isJsonObject(subgraph) && typeof subgraph.name === 'string' && typeof subgraph.sdl === 'string'
      ? [{ name: subgraph.name, sdl: subgraph.sdl }]
      : [],
  )
  return subgraphs.length > 0 && fitsRecord(subgraphs) ? subgraphs : undefined
}

function readCount(value: unknown): number {
  const count = Math.trunc(Number(value))
  return count > 0 ? Math.min(count, maxCount) : 0
}
