import type { DemosData } from '@/content/schemas/demos'
import { groupBy } from '@/lib/group-by'
import type { Behavior, Subgraph } from '@/playground/engine/messages'

/** A field that can be taken in and out of the operation, and the subgraph that has it. */
export type Choice = DemosData['plan']['choices'][number]
export type PlanData = {
  subgraphs: Subgraph[]
  behaviors: Record<string, Behavior>
  choices: Choice[]
  /** What leads to the header that makes a router return its plan. */
  header: string
}

/** The choices of the page before a visitor changes them. */
export const initialChoices = (choices: readonly Choice[]) => choices.filter(({ field }) => field !== 'id')

export const namesOf = ({ subgraphs }: PlanData) => subgraphs.map(({ name }) => name)

/** The operation with the chosen fields; undefined when none is chosen, because a selection must not be empty. */
export function operationOf(choices: readonly Choice[], chosen: readonly Choice[]): string | undefined {
  if (chosen.length === 0) return undefined
  const groups = groupBy(
    choices.filter((choice) => chosen.includes(choice)),
    ({ field, within }) => within ?? field,
  )
  const lines = [...groups].map(([name, parts]) =>
    parts[0]?.within ? `${name} { ${parts.map(({ field }) => field).join(' ')} }` : name,
  )
  return `query Inbound {
  shipments(toPort: "NLRTM") {
    ${lines.join('\n    ')}
  }
}`
}
