import type { TagFilter } from '@/playground/engine/messages'
import { engine, unwrap } from '@/playground/build-engine'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { paneName } from '@/playground/workbench/frame'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { ContractResult } from './contract-result'
import { ContractWidget } from './contract.client'
import { demosData } from './data'

const filter: TagFilter = { include: [], exclude: ['internal'] }

/** A tagged schema and, beside it, what one audience sees of it: made in the build, then by the ticks of a visitor. */
export async function ContractBlock() {
  const { subgraphs } = demosData().contract
  const result = <ContractResult composition={unwrap(await engine.contract({ subgraphs, filter }))} />
  return (
    <div className="code-compact code-wrap grid overflow-hidden rounded-card border border-line-strong bg-code-ground *:min-w-0 md:grid-cols-[5fr_6fr]">
      {subgraphs.map(({ name, sdl }) => (
        <figure key={name} className="md:border-e md:border-line">
          <figcaption className={paneName}>
            <span className="font-mono text-text">{name}.graphql</span>
            <span>with tags</span>
          </figcaption>
          <GraphqlListing code={sdl} label={`${name}.graphql`} />
        </figure>
      ))}
      <IslandBoundary fallback={result}>
        <ContractWidget subgraphs={subgraphs} initial={filter}>
          {result}
        </ContractWidget>
      </IslandBoundary>
    </div>
  )
}
