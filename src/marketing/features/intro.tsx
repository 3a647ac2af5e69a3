import { AnalyzeSpot } from '@/ui/art/spots/analyze'
import { BuildSpot } from '@/ui/art/spots/build'
import { IterateSpot } from '@/ui/art/spots/iterate'
import { ManageSpot } from '@/ui/art/spots/manage'
import { ScaleSpot } from '@/ui/art/spots/scale'
import { BreakableTitle } from './breakable-title'
import type { FeatureGroup } from './features'

const art = [BuildSpot, ScaleSpot, AnalyzeSpot, IterateSpot, ManageSpot]

/** The head of the features page, with links to the five groups. */
export function Intro({ groups }: { groups: FeatureGroup[] }) {
  const count = groups.reduce((sum, { feats }) => sum + feats.length, 0)
  return (
    <section className="border-line lg:border-b">
      <div className="container-page pt-14 pb-10 md:pt-20 lg:pb-0">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="heading-page">
            {count} features <span className="text-muted max-sm:block">for teams that share a graph</span>
          </h1>
          <p className="text-lg text-pretty text-muted">
            This page explains each feature in a few sentences, with the command or configuration that you
            need to use it.
          </p>
        </div>
        {/* Below 64rem the bar under this section lists the same groups. */}
        <ol className="mt-16 hidden gap-px border-x border-t border-line bg-line lg:grid lg:grid-cols-5">
          {groups.map(({ anchor, title, feats }, index) => {
            const Art = art[index] ?? BuildSpot
            return (
              <li key={anchor} className="bg-ground">
                <a href={`#${anchor}`} className="group block h-full px-5 pt-5 pb-6">
                  <Art className="mb-5 opacity-80 transition-opacity group-hover:opacity-100" />
                  <span className="flex items-baseline justify-between gap-3 font-semibold group-hover:text-accent">
                    <span>
                      <BreakableTitle title={title} />
                    </span>
                    <span className="font-mono text-sm font-normal text-muted">{feats.length}</span>
                  </span>
                </a>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
