import type { ReactNode } from 'react'
import { pages } from '@/content/collections'
import { examplesOf } from '@/content/examples'
import type { DemosData } from '@/content/schemas/demos'
import { engine, unwrap } from '@/playground/build-engine'
import { lineDiff } from './change-check-report'
import { behaviorsOf, demosData, withLine } from './data'
import { CheckReport, SchemaExplorer, StudioFrame, TraceView } from './studio'
import { explorerTypes } from './studio-data'

type Screen = DemosData['studio'][number]
/** A screen of Studio, by its name in content/demos.yaml. */
export async function StudioScreen({ screen: name }: { screen: string }) {
  const screen = demosData().studio.find((other) => other.name === name)
  if (!screen) throw new RangeError(`Studio has no screen ${name}`)
  const { branch = 'production', page, caption } = screen
  return (
    <StudioFrame path={['shop', branch]} page={page} caption={caption}>
      {await views[page](screen)}
    </StudioFrame>
  )
}

const views: Record<Screen['page'], (screen: Screen) => Promise<ReactNode>> = {
  Checks: async ({ title = '', ...change }) => {
    const before = demosData().shop.subgraphs.find(({ name }) => name === 'products')?.sdl ?? ''
    const diff = lineDiff(before, withLine(before, change))
    return (
      <CheckReport title={title} subgraph="products" diff={diff} comparison={await sampleCheck(change)} />
    )
  },
  Schema: async ({ name, example, clients = demosData().shop.clients }) => {
    const page = pages.all().find(({ slug }) => slug === 'cosmo/features/federation')
    const found = page && examplesOf(page).find((other) => other.name === example)
    const subgraphs = found?.subgraphs ?? demosData().shop.subgraphs
    const types = explorerTypes(subgraphs, clients)
    return (
      <SchemaExplorer
        name={`studio-${name}`}
        types={types.toSorted((a, b) => b.fields.length - a.fields.length).slice(0, 6)}
        subgraphs={subgraphs.map((subgraph) => subgraph.name)}
      />
    )
  },
  Traces: async () => {
    const { subgraphs, data, queries, clients } = demosData().shop
    const operation = { query: queries[0]?.query ?? '' }
    const run = await engine.execute({ subgraphs, operation, data, behaviors: behaviorsOf(subgraphs) })
    return (
      <TraceView
        operation="query ProductPage"
        client={`${clients[0]?.name} ${clients[0]?.version}`}
        {...unwrap(run)}
        subgraphs={subgraphs.map(({ name }) => name)}
      />
    )
  },
}

/** A check of the shop in which one subgraph replaces a field that clients use. */
export async function sampleCheck(change: { from?: string | undefined; to?: string | undefined }) {
  const { subgraphs, clients } = demosData().shop
  const after = subgraphs.map((subgraph) =>
    subgraph.name === 'products' ? { ...subgraph, sdl: withLine(subgraph.sdl, change) } : subgraph,
  )
  return unwrap(await engine.compare({ before: subgraphs, after, clients }))
}
