import { words } from '@/content/words'
import { PhoneFold } from '@/ui/phone-fold'
import type { Subgraph } from '@/playground/engine/messages'
import { engine, unwrap } from '@/playground/build-engine'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { CompositionResult } from '@/playground/view/composition-result'
import { besideResult, resultPane, paneCode, paneName, panes } from '@/playground/workbench/frame'
import { FinishedCases, offered } from './cases'
import { demosData } from './data'
import { EditorIsland } from './editor-island.client'

const choice = { name: 'preset', legend: 'Pair of subgraphs' }

/** Two subgraphs and their composition: the cases with these keys, or all, composed in the build, or the visitor's own. */
export function Composer({ only }: { only?: readonly string[] }) {
  const cases = offered(demosData().composition, only)
  return (
    <EditorIsland
      demo="composition"
      choice={choice}
      cases={cases}
      heading="Two subgraphs and their composition"
      button={words().demos.compositionButton}
      note={words().demos.composition}
    >
      <FinishedCases
        {...choice}
        cases={cases.map((item) => ({ ...item, panel: <Composed subgraphs={item.subgraphs} /> }))}
      />
    </EditorIsland>
  )
}

async function Composed({ subgraphs }: { subgraphs: Subgraph[] }) {
  const composition = unwrap(await engine.compose({ subgraphs }))
  const places = composition.problems.flatMap((problem) => problem.places)
  return (
    <div className={`${besideResult} grow`}>
      <div className={`${panes} grow`}>
        {subgraphs.map(({ name, sdl }, index) => (
          <div key={name} className="max-md:px-[16px]">
            <PhoneFold
              as="p"
              title={`${name}.graphql`}
              titleClass={`${paneName} font-mono text-text max-md:border-0 max-md:bg-transparent`}
              open={index === 0}
            >
              <GraphqlListing
                code={sdl}
                label={`${name}.graphql`}
                marks={places.flatMap(({ subgraph, range }) => (subgraph === name && range ? [range] : []))}
                className={`${paneCode} max-md:-mx-[16px] md:h-86`}
              />
            </PhoneFold>
          </div>
        ))}
      </div>
      <div className={`${resultPane} max-sm:border-t-0`}>
        <CompositionResult composition={composition} subgraphs={subgraphs} />
      </div>
    </div>
  )
}
