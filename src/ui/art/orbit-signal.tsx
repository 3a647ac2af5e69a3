import { AnalyzeSpot } from './spots/analyze'
import { BuildSpot } from './spots/build'
import { IterateSpot } from './spots/iterate'
import { ManageSpot } from './spots/manage'
import { ScaleSpot } from './spots/scale'

const spots = {
  build: BuildSpot,
  scale: ScaleSpot,
  analyze: AnalyzeSpot,
  iterate: IterateSpot,
  manage: ManageSpot,
}

export type FeatureGroupName = keyof typeof spots

/** The spot drawing of a feature group, 320×200. */
export function OrbitSignal({ group, className }: { group: FeatureGroupName; className?: string }) {
  const Drawing = spots[group]
  return <Drawing className={className} />
}
