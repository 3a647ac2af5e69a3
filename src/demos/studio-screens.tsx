import type { ReactNode } from 'react'
import { pages } from '@/content/collections'
import { examplesOf } from '@/content/examples'
import { createEngine } from '@/playground/engine/engine'
import type { Client } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import { CheckReport, SchemaExplorer, StudioFrame } from './studio'
import { TraceView } from './studio-trace'
import { clients, explorerTypes, sampleCheck, sampleTrace, sampleTypes, subgraphNames } from './studio-data'

const engine = createEngine()

const shopClients: Client[] = [
  {
    name: 'web',
    version: '4.18',
    share: 0.71,
    operations: ['query Search { search(text: "tent") { sku title price } }'],
  },
  {
    name: 'ios',
    version: '7.2',
    share: 0.29,
    operations: ['query ProductPage { product(sku: "t-1") { title price } }'],
  },
]

type Screen = {
  branch?: string
  page: 'Checks' | 'Schema' | 'Traces'
  caption: string
  view: () => Promise<ReactNode>
}

/** Screens of Studio. All but the explorer of the page on federation show the sample graph. */
const screens: Record<string, Screen> = {
  check: {
    page: 'Checks',
    caption: 'A check in Studio. A pull request replaces a field that two clients select.',
    view: async () => (
      <CheckReport
        title="Pull request 482: replace weight with grams"
        subgraph="products"
        comparison={await sampleCheck()}
      />
    ),
  },
  proposal: {
    branch: 'rename-price',
    page: 'Checks',
    caption: 'The check of a proposal that renames a field. Two clients select the old name.',
    view: async () => (
      <CheckReport
        title="Proposal: rename price to amount"
        subgraph="products"
        comparison={await sampleCheck('price: String!', 'amount: String!')}
      />
    ),
  },
  schema: {
    page: 'Schema',
    caption: 'The schema in Studio: each field with its subgraph and the clients that select it.',
    view: async () => (
      <SchemaExplorer
        name="studio-type"
        types={(await sampleTypes()).slice(0, 6)}
        subgraphs={subgraphNames}
      />
    ),
  },
  federation: {
    page: 'Schema',
    caption:
      'The schema explorer of Studio: each field with the subgraphs that resolve it and the clients that select it. Sample data.',
    view: federationExplorer,
  },
  trace: {
    page: 'Traces',
    caption: 'A trace in Studio: the fetches of one request over time.',
    view: async () => (
      <TraceView
        operation="query ProductPage"
        client={`${clients[0]?.name} ${clients[0]?.version}`}
        {...await sampleTrace()}
        subgraphs={subgraphNames}
      />
    ),
  },
}

/** A screen of Studio: `check`, `proposal`, `schema`, `federation`, or `trace`. Without the list of pages (`bare`), it fits narrow columns. */
export async function StudioScreen({ screen, bare }: { screen: string; bare: boolean }) {
  const { branch = 'production', page, caption, view } = screens[screen] ?? unknownScreen(screen)
  return (
    <StudioFrame path={['shop', branch]} page={page} caption={caption} bare={bare}>
      {await view()}
    </StudioFrame>
  )
}

function unknownScreen(name: string): never {
  throw new RangeError(`Studio has no screen ${name}`)
}

/** The two subgraphs that the page on federation composes. */
async function federationExplorer() {
  const page = pages.all().find(({ slug }) => slug === 'cosmo/features/federation')
  const { subgraphs } = (page && examplesOf(page).find(({ name }) => name === 'versions')) ?? {
    subgraphs: [],
  }
  const composition = valueOf(await engine.compose({ subgraphs }))
  if (!composition.composes)
    throw new Error('the example "versions" of the page on federation does not compose')
  return (
    <SchemaExplorer
      name="federation-types"
      types={explorerTypes(subgraphs, composition.apiSdl, shopClients).toReversed()}
      subgraphs={subgraphs.map(({ name }) => name)}
    />
  )
}
