import { docsHref } from '@/config/external-links'
import { routerImage } from '@/config/brand'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { CodeBlock } from '@/ui/code-block'
import { Hero } from '@/ui/hero'

const start = `docker run --rm -p 3002:3002 \\
  -e GRAPH_API_TOKEN \\
  -e LISTEN_ADDR=0.0.0.0:3002 \\
  ${routerImage}:latest`

const facts: [term: string, detail: string][] = [
  ['License', 'Apache 2.0'],
  ['Written in', 'Go, one binary'],
  ['Needs', 'no database'],
  ['Endpoint', '/graphql'],
]

/** What the router is, beside the command that starts one. */
export function RouterHero() {
  return (
    <Hero
      columns="7/6"
      className="border-b border-line"
      eyebrow="Router / Gateway"
      headingClass="max-sm:text-4xl"
      heading={
        <>
          Open-source router for{' '}
          <span className="block text-accent-gradient pb-[0.12em]">federated GraphQL.</span>
        </>
      }
      lead="The router gives your clients one GraphQL endpoint over all your subgraphs. It plans each operation, calls the subgraphs that own the fields, and merges their responses."
      actions={
        <>
          {' '}
          <SignUpButton size="lg" />
          <ButtonLink href={docsHref('/router/intro')} variant="secondary" size="lg">
            Read the router docs
          </ButtonLink>
        </>
      }
    >
      <div className="min-w-0">
        <CodeBlock code={start} language="bash" filename="Start a router" />
        <dl className="mt-6 grid grid-cols-2 gap-x-8 text-body-sm">
          {facts.map(([term, detail]) => (
            <div key={term} className="border-t border-line py-2 md:py-3">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="wrap-anywhere">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Hero>
  )
}
