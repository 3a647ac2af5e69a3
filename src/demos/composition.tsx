import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { frame, paneCode, paneName, panes } from '@/playground/workbench/frame'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { FinishedCases, offered } from './cases'
import { presets, type Preset } from './composition-presets'
import { CompositionResult } from './composition-result'
import { EditorIsland } from './editor-island.client'

const engine = createEngine()

type Props = {
  /** Keys of the presets to offer; without it all of them. */
  only?: readonly string[]
}

/** Two subgraphs and their composition: cases composed in the build, or the visitor's own. */
export function Composer({ only }: Props) {
  const cases = offered(presets, only).map((preset) => ({ ...preset, panel: <Composed preset={preset} /> }))
  const finished = <FinishedCases name="preset" legend="Pair of subgraphs" cases={cases} />
  return (
    <IslandBoundary fallback={<div className={frame}>{finished}</div>}>
      <EditorIsland
        demo="composition"
        only={only}
        heading="Two subgraphs and their composition"
        button="Edit the schemas"
        note="Put your own schemas in place of these. They stay in your browser."
      >
        {finished}
      </EditorIsland>
    </IslandBoundary>
  )
}

async function Composed({ preset }: { preset: Preset }) {
  const { subgraphs } = preset
  const composition = valueOf(await engine.compose(preset))
  const places = composition.problems.flatMap((problem) => problem.places)
  return (
    <>
      <div className={panes}>
        {subgraphs.map(({ name, sdl }) => (
          <figure key={name}>
            <figcaption className={paneName}>
              <span className="font-mono text-text">{name}.graphql</span>
            </figcaption>
            <GraphqlListing
              code={sdl}
              label={`${name}.graphql`}
              marks={places.flatMap(({ subgraph, range }) => (subgraph === name && range ? [range] : []))}
              className={`${paneCode} h-66`}
            />
          </figure>
        ))}
      </div>
      <div className="border-t border-line-strong bg-raised p-5">
        <CompositionResult composition={composition} subgraphs={subgraphs} />
      </div>
    </>
  )
}
