import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { paneName } from '@/playground/workbench/frame'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { initialFilter } from './contract-data'
import { ContractResult } from './contract-result'
import { source } from './contract-source'
import { ContractWidget } from './contract.client'

const engine = createEngine()

/** A tagged schema and, beside it, what one audience sees of it: made in the build, then by the ticks of a visitor. */
export async function ContractBlock() {
  const composition = valueOf(await engine.contract({ subgraphs: [source], filter: initialFilter }))
  const result = <ContractResult composition={composition} />
  return (
    <div className="code-compact grid overflow-hidden rounded-card border border-line-strong bg-code-ground *:min-w-0 md:grid-cols-2">
      <figure className="md:border-e md:border-line">
        <figcaption className={paneName}>
          <span className="font-mono text-text">{source.name}.graphql</span>
          <span>with tags</span>
        </figcaption>
        <GraphqlListing code={source.sdl} label={`${source.name}.graphql`} />
      </figure>
      <IslandBoundary fallback={result}>
        <ContractWidget>{result}</ContractWidget>
      </IslandBoundary>
    </div>
  )
}
