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
      lead="Hub is a workspace in which client teams and service teams design a GraphQL schema together. You write the query that a new page needs and propose the missing fields. Their owners agree before anyone implements them."
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
