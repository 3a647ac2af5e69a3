import { docsHref } from '@/config/external-links'
import { routerImage } from '@/config/brand'
import { SignUpButton } from '@/site/sign-up-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'
import { Hero } from '@/ui/hero'

const plate: [term: string, detail: string][] = [
  ['written in', 'Go, on our own engine'],
  ['license', 'Apache 2.0'],
  ['image', routerImage],
  ['listens on', 'localhost:3002'],
  ['endpoint', '/graphql, playground on /'],
  ['health', '/health/live, /health/ready'],
  ['graph from', 'CDN, asked every 10 s, or a file'],
  ['needs', 'no database'],
]

/** The router, beside a table of its technical data. */
export function RouterHero() {
  return (
    <Hero
      columns="7/5"
      background={<OrbitField seed="router" center={[0.5, 1.1]} />}
      eyebrow="Router / Gateway"
      heading={
        <>
          One request in.{' '}
          <span className="block text-accent-gradient pb-[0.12em]">The right fetches out.</span>
        </>
      }
      lead="The router plans each operation, calls the subgraphs it needs, and merges their responses. It runs beside your services, and it keeps serving when the control plane is unreachable."
      actions={
        <>
          {' '}
          <SignUpButton size="lg" />
          <ButtonLink href={docsHref('/router/intro')} variant="secondary" size="lg">
            Read the docs
          </ButtonLink>
        </>
      }
    >
      <dl className="rounded-card border border-line-strong bg-raised/80 px-6 py-3 font-mono text-caption leading-6 shadow-float">
        {plate.map(([term, detail]) => (
          <div
            key={term}
            className="grid gap-x-6 border-line py-2.5 not-first:border-t sm:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{detail}</dd>
          </div>
        ))}
      </dl>
    </Hero>
  )
}
