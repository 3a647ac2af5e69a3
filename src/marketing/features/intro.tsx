import type { FeatureGroup } from './features'
import { AnalyzeDrawing } from './drawings/analyze'
import { BuildDrawing } from './drawings/build'
import { IterateDrawing } from './drawings/iterate'
import { ManageDrawing } from './drawings/manage'
import { ScaleDrawing } from './drawings/scale'

const drawings = [BuildDrawing, ScaleDrawing, AnalyzeDrawing, IterateDrawing, ManageDrawing]

/** The head of the features page. From 64rem on it ends with a drawing for each group, above the bar that names it. */
export function Intro({ groups }: { groups: FeatureGroup[] }) {
  const count = groups.reduce((sum, { feats }) => sum + feats.length, 0)
  return (
    <section className="container-page pt-14 pb-10 md:pt-20 lg:pb-8">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="heading-page">
          {count} features <span className="text-muted max-sm:block">for teams that share a graph</span>
        </h1>
        <p className="text-lg text-pretty text-muted">
          Read what each feature does for your team, and see the commands and the configuration that it takes.
        </p>
      </div>
      <div className="mt-14 hidden grid-cols-5 gap-8 lg:grid">
        {groups.map(({ anchor }, index) => {
          const Drawing = drawings[index] ?? BuildDrawing
          return <Drawing key={anchor} />
        })}
      </div>
    </section>
  )
}
