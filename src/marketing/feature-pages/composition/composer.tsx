import { createEngine } from '@/playground/engine/engine'
import type { Composition } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { Switcher } from '@/ui/choices'
import { IslandBoundary } from '@/ui/island-boundary.client'
import styles from '@/marketing/widgets/widget.module.css'
import { CompositionWidget } from './composition-widget.client'
import { presets, type Preset } from './presets'
import { CompositionResult } from './result'

const engine = createEngine()

type Props = {
  /** Keys of the presets to offer; without it all of them. */
  only?: readonly string[]
}

/** Two subgraphs and their composition: cases composed in the build, or the visitor's own. */
export async function Composer({ only }: Props) {
  const offered = presets.filter(({ key }) => !only || only.includes(key))
  const states = await Promise.all(
    offered.map(async (preset) => ({ preset, composition: valueOf(await engine.compose(preset)) })),
  )
  const cases = (
    <Switcher
      name="preset"
      legend="Pair of subgraphs"
      look="bar"
      choicesClass={styles.choices}
      options={states.map(({ preset, composition }) => ({
        key: preset.key,
        label: preset.label,
        panel: <Composed preset={preset} composition={composition} />,
      }))}
    />
  )
  return (
    <IslandBoundary fallback={<div className={styles.widget}>{cases}</div>}>
      <CompositionWidget presets={offered}>{cases}</CompositionWidget>
    </IslandBoundary>
  )
}

function Composed({ preset, composition }: { preset: Preset; composition: Composition }) {
  const { subgraphs, text } = preset
  const places = composition.problems.flatMap((problem) => problem.places)
  return (
    <>
      <p className={styles.text}>{text}</p>
      <div className={styles.panes}>
        {subgraphs.map(({ name, sdl }) => (
          <figure key={name} className={styles.pane}>
            <figcaption className={styles.name}>
              <span className="font-mono text-text">{name}.graphql</span>
            </figcaption>
            <GraphqlListing
              code={sdl}
              label={`${name}.graphql`}
              marks={places.flatMap(({ subgraph, range }) => (subgraph === name && range ? [range] : []))}
              className={`${styles.code} ${styles.low}`}
            />
          </figure>
        ))}
      </div>
      <div className={styles.result}>
        <CompositionResult composition={composition} subgraphs={subgraphs} />
      </div>
    </>
  )
}
