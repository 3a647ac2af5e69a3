import { HeroText } from '../parts/hero-text'
import type { FeaturePage } from '../pages'
import { Timeline } from './timeline'

/** Text above a timeline over the whole width of the window. */
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
