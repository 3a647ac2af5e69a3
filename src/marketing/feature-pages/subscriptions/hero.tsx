import { HeroText } from '../parts/hero-text'
import type { FeaturePage } from '../pages'
import { Timeline } from './timeline'

/** The text above a timeline that spans the window. */
export function SubscriptionsHero({ page }: { page: FeaturePage }) {
  return (
    <section className="overflow-clip pt-14 md:pt-20">
      <div className="container-page">
        <HeroText page={page} layout="wide" />
      </div>
      <Timeline />
    </section>
  )
}
