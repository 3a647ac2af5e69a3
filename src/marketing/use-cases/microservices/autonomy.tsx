import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { sampleCheck } from '@/marketing/studio/sample'
import { CodeBlock } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { takeover } from '../samples'

/** The check that makes independent releases safe, and the directive that moves a field. */
export async function Autonomy() {
  return (
    <>
      <Section
        columns="4/7"
        heading="A check finds breaking changes before the merge"
        lead="In each pull request, the check composes the schema with all other subgraphs. It compares the result with the operations your clients sent in the last seven days."
        actions={
          <p className="mt-6">
            <SmartLink
              href="/cosmo/features/breaking-change-detection"
              className="inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              How checks work
            </SmartLink>
          </p>
        }
      >
        <StudioFrame
          path={['shop', 'production']}
          page="Checks"
          caption="A check in Studio. It lists each change and the operations that the change would break."
          bare
        >
          <CheckReport title="Pull request 482" subgraph="products" comparison={await sampleCheck()} />
        </StudioFrame>
      </Section>
      <Section
        tone="ruled"
        columns="5/7"
        heading="A field moves to another team with one directive"
        lead="The new owner names the old one, and the old subgraph stays as it is. Publish the new one as a feature subgraph, and only requests with the flag use it."
        actions={
          <p className="mt-6">
            <SmartLink
              href="/blog/splitting-a-monolith-graph"
              className="inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              How to split a monolith this way
            </SmartLink>
          </p>
        }
        centered
      >
        <CodeBlock code={takeover} language="graphql" filename="stock.graphql" highlight="9" />
      </Section>
    </>
  )
}
