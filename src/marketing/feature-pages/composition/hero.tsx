import type { FeaturePage } from '../pages'
import { FeatureHero } from '../parts/hero'
import { Composer } from './composer'

/** Centered text above the composer. */
export function CompositionHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="center">
      <div className="mt-12 text-start">
        <Composer />
      </div>
    </FeatureHero>
  )
}
