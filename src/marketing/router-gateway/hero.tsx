import { docsHref } from '@/config/links'
import { routerImage } from '@/config/brand'
import { SignUpButton } from '@/site/sign-up-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'

const plate: [term: string, detail: string][] = [
  ['written in', 'Go, on an engine of our own'],
  ['license', 'Apache 2.0'],
  ['image', routerImage],
  ['listens on', 'localhost:3002'],
  ['endpoint', '/graphql, playground on /'],
  ['health', '/health/live, /health/ready'],
  ['graph from', 'CDN, asked every 10 s, or a file'],
  ['needs', 'no database'],
]

/** The router, with its data as on the plate of a machine. */
export function Hero() {
  return (
    <section className="relative overflow-clip">
      <OrbitField seed="router" center={[0.5, 1.1]} />
      <div className="relative container-page grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <div>
          <p className="eyebrow">Router / Gateway</p>
          <h1 className="heading-page">
            One request in.{' '}
            <span className="block text-accent-gradient pb-[0.12em]">The right fetches out.</span>
          </h1>
          <p className="mt-6 max-w-[36rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
            The router plans which subgraphs an operation needs and in which order, asks them, and joins the
            answers. It runs where your services run, and goes on serving when the control plane is away.
          </p>
          <div className="actions mt-9">
            <SignUpButton size="lg" />
            <ButtonLink href={docsHref('/router/intro')} variant="secondary" size="lg">
              Read the docs
            </ButtonLink>
          </div>
        </div>
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
      </div>
    </section>
  )
}
