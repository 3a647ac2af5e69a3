import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Hero as PageHero } from '@/ui/hero'
import { Canvas } from './canvas'

export function Hero() {
  return (
    <PageHero
      columns="5/7"
      eyebrow={
        <>
          Hub <Badge tone="cool">Beta</Badge>
        </>
      }
      heading={
        <>
          Design the graph{' '}
          <span className="block text-accent-gradient pb-[0.12em]">before you build it.</span>
        </>
      }
      headingClass="max-xs:text-4xl xl:text-display"
      lead="Client teams and service teams design the GraphQL schema together in Hub. You write the query a new page needs and propose the missing fields. Their owners agree before anyone implements them."
      actions={
        <>
          <ButtonLink href="#early-access" size="lg">
            Get early access
          </ButtonLink>
          <ButtonLink href="#workflow" variant="secondary" size="lg">
            See the five steps
          </ButtonLink>
        </>
      }
    >
      <Canvas />
    </PageHero>
  )
}
