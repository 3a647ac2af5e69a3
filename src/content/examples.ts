import type { Subgraph } from '@/playground/engine/messages'
import { groupBy } from '@/lib/group-by'
import { listingsOf } from './checks/compositions'
import type { Entry } from './types'

/** The subgraphs of one composed example of a post or chapter, and the queries that it shows against them. */
export type Example = {
  name: string
  /** `ok` or the composer's error code, as the example declares it. */
  expect: string
  subgraphs: Subgraph[]
  queries: string[]
}

/** The composed examples of an entry in the order of its text. Examples without a name in the content are left out. */
export function examplesOf(entry: Entry<unknown>): Example[] {
  const listings = listingsOf(entry)
  const groups = groupBy(
    listings.filter(({ subgraph, example }) => subgraph && example),
    ({ example }) => example as string,
  )
  return [...groups].map(([name, group]) => ({
    name,
    expect: group.find(({ expect }) => expect)?.expect ?? 'ok',
    subgraphs: group.map(({ subgraph, code }) => ({ name: subgraph as string, sdl: code })),
    queries: listings.filter(({ against }) => against === name).map(({ code }) => code),
  }))
}
