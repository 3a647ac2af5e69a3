import { StudioFrame } from '@/marketing/studio/frame'
import { explorerTypes } from '@/marketing/studio/explorer-types'
import { SchemaExplorer } from '@/marketing/studio/schema-explorer'
import { createEngine } from '@/playground/engine/engine'
import type { Client } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import type { FeaturePage } from '../pages'
import { GainScreen } from '../parts/gains'

const engine = createEngine()

const clients: Client[] = [
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

/** What a team gets, beside the page's two subgraphs in the schema explorer. */
export async function FederationGains({ page }: { page: FeaturePage }) {
  const subgraphs = page.code.snippets.flatMap(({ subgraph, content }) =>
    subgraph ? [{ name: subgraph, sdl: content }] : [],
  )
  const composition = valueOf(await engine.compose({ subgraphs }))
  if (!composition.composes) throw new Error(`the example of ${page.path} does not compose`)
  return (
    <GainScreen page={page}>
      <StudioFrame
        path={['shop', 'production']}
        page="Schema"
        caption="The schema explorer of Studio: each field with the subgraphs that resolve it and the clients that select it. Sample data."
        bare
      >
        <SchemaExplorer
          name="federation-types"
          types={explorerTypes(subgraphs, composition.apiSdl, clients).toReversed()}
          subgraphs={subgraphs.map(({ name }) => name)}
        />
      </StudioFrame>
    </GainScreen>
  )
}
