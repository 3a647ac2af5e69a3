import { createEngine } from '@/playground/engine/engine'
import type { Composition } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import { GraphqlCode } from '@/playground/view/graphql-code'
import { Switcher } from '@/ui/choices'
import { IslandBoundary } from '@/ui/island-boundary.client'
import styles from '@/marketing/widgets/widget.module.css'
import { CompositionWidget } from './composition-widget.client'
import { presets, type Preset } from './presets'
import { CompositionResult } from './result'

const engine = createEngine()

/** Two subgraphs and their composition: four cases, composed in the build, or the visitor's own. */
export async function Composer() {
  const states = await Promise.all(
    presets.map(async (preset) => ({ preset, composition: valueOf(await engine.compose(preset)) })),
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
      <CompositionWidget presets={presets}>{cases}</CompositionWidget>
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
            <GraphqlCode
              code={sdl}
              label={`${name}.graphql`}
              marks={places.flatMap(({ subgraph, range }) => (subgraph === name && range ? [range] : []))}
              className={styles.code}
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
