import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { initialFilter, source } from './contract-data'
import { ContractResult } from './contract-result'
import { ContractWidget } from './contract-widget.client'
import styles from './contract-widget.module.css'

const engine = createEngine()

/** A tagged schema and, beside it, what one audience sees of it: made in the build, then by the ticks of a visitor. */
export async function ContractBlock() {
  const composition = valueOf(await engine.contract({ subgraphs: [source], filter: initialFilter }))
  const result = <ContractResult composition={composition} />
  return (
    <div className={styles.widget}>
      <figure className={styles.source}>
        <figcaption className={styles.name}>
          <span className="font-mono text-text">{source.name}.graphql</span>
          <span>with tags</span>
        </figcaption>
        <GraphqlListing code={source.sdl} label={`${source.name}.graphql`} className={styles.listing} />
      </figure>
      <IslandBoundary fallback={result}>
        <ContractWidget>{result}</ContractWidget>
      </IslandBoundary>
    </div>
  )
}
