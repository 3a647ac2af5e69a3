import { cli } from '@/config/brand'
import { CodeBlock } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { check, takeover } from '../samples'

/** The check that makes independent releases safe, and the directive that moves a field. */
export function Autonomy() {
  return (
    <Section
      heading="Teams deploy alone, and checks protect clients"
      lead="A check composes every change with all other subgraphs. One directive moves a field from one team to another."
    >
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">A change is tried against everybody</h3>
          <p className="mt-2 mb-5 text-muted">
            In the pull request of one subgraph the whole graph is composed, and breaking changes are compared
            with what clients really sent in the last seven days.{' '}
            <SmartLink
              href="/cosmo/features/breaking-change-detection"
              className="text-text underline underline-offset-4"
            >
              What a check looks at
            </SmartLink>
          </p>
          <CodeBlock code={check(cli)} language="bash" filename="in the pull request" />
        </div>
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">A field moves with one directive</h3>
          <p className="mt-2 mb-5 text-muted">
            The new owner names the old one, which changes nothing in its own code. Published as a feature
            subgraph, the takeover applies only to requests that carry the flag.{' '}
            <SmartLink
              href="/blog/splitting-a-monolith-graph"
              className="text-text underline underline-offset-4"
            >
              A monolith, split this way
            </SmartLink>
          </p>
          <CodeBlock code={takeover} language="graphql" filename="stock.graphql" highlight="6" />
        </div>
      </div>
    </Section>
  )
}
