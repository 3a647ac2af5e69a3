import type { FeaturePage } from '../pages'
import { FeatureHero } from '../parts/hero'
import { ChangeCheck } from './change-check'

/** The text above the check of a change. */
export function BreakingChangesHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="split">
      <div className="mt-12">
        <ChangeCheck />
      </div>
    </FeatureHero>
  )
}
