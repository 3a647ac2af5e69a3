import { brand } from '@/config/site'
import { ButtonLink } from '@/ui/button'
import { Soundtrack } from './soundtrack'

export function PodcastHero() {
  return (
    <section className="relative overflow-clip border-b border-line">
      <Soundtrack />
      <div className="relative container-page py-20 md:py-28">
        <p className="eyebrow">A podcast by {brand}</p>
        <h1 className="text-5xl leading-none font-semibold tracking-[-0.035em] sm:text-6xl md:text-7xl">
          The Good Thing
        </h1>
        <p className="mt-6 max-w-[36rem] text-lg text-pretty text-muted md:text-xl">
          Two engineers take one decision about APIs and look for the good thing about the other side. Nobody
          wins; at the end somebody has to say what they would do differently on Monday.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
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
