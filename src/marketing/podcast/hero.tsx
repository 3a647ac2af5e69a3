import { brand } from '@/config/brand'
import { ButtonLink } from '@/ui/button-link'
import { Soundtrack } from './soundtrack'

export function PodcastHero() {
  return (
    <section className="relative overflow-clip border-b border-line">
      <Soundtrack />
      <div className="relative container-page pt-20 pb-[calc(max(6rem,16.5vw)+2.5rem)] md:pt-28 lg:pb-28">
        <p className="eyebrow">A podcast by {brand}</p>
        <h1 className="text-5xl leading-none font-semibold tracking-[-0.035em] sm:text-6xl md:text-7xl">
          The Good Thing
        </h1>
        <p className="mt-6 max-w-[36rem] text-lg text-pretty text-muted md:text-xl">
          Two engineers take one decision about APIs and look for the good thing about the other side. Nobody
          wins; at the end somebody has to say what they would do differently on Monday.
        </p>
        <div className="actions mt-9">
          <ButtonLink href="#episodes" size="lg">
            All episodes
          </ButtonLink>
          <ButtonLink href="/the-good-thing/rss.xml" variant="secondary" size="lg">
            Subscribe by feed
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
