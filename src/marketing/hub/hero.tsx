import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Canvas } from './canvas'

export function Hero() {
  return (
    <section className="overflow-clip">
      <div className="container-page grid gap-x-16 gap-y-12 py-16 md:py-24 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:items-center">
        <div>
          <p className="flex items-center gap-3">
            <span className="eyebrow mb-0">Hub</span>
            <Badge tone="cool">Beta</Badge>
          </p>
          <h1 className="mt-5 max-w-[14ch] heading-page max-xs:text-4xl xl:text-display">
            Design the graph{' '}
            <span className="block text-accent-gradient pb-[0.12em]">before you build it.</span>
          </h1>
          <p className="mt-6 max-w-[36rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
            Start from the page you want to fill. Write the query you wish you had, propose the fields that
            are missing, and let the people who own them agree, while changing it is still a matter of words.
          </p>
          <div className="actions mt-9">
            <ButtonLink href="#early-access" size="lg">
              Get early access
            </ButtonLink>
            <ButtonLink href="#workflow" variant="secondary" size="lg">
              Five steps
            </ButtonLink>
          </div>
        </div>
        <Canvas />
      </div>
    </section>
  )
}
