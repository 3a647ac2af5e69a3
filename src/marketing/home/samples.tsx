import { cli, routerImage } from '@/config/brand'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { Section } from '@/ui/section'

const samples = [
  {
    filename: 'Publish',
    language: 'bash',
    code: `# A subgraph joins every graph whose label matcher selects it.
${cli} subgraph create reviews --label team=community \\
  --routing-url http://reviews:4002/graphql

# Publishing composes the graph.
# If that fails, routers keep the last valid version.
${cli} subgraph publish reviews --schema ./reviews.graphql`,
  },
  {
    filename: 'Check',
    language: 'bash',
    code: `# In the pull request: does it compose, and does any
# client use what it removes?
${cli} subgraph check reviews --schema ./reviews.graphql

# Exit code 1 if it does not compose, or if an operation
# of the last seven days would break. The output names
# the operation and its clients.`,
  },
  {
    filename: 'Run',
    language: 'bash',
    code: `${cli} router token create production --graph-name shop

docker run --rm -p 3002:3002 \\
  -e GRAPH_API_TOKEN="$GRAPH_API_TOKEN" \\
  -e LISTEN_ADDR=0.0.0.0:3002 \\
  ${routerImage}:latest`,
  },
]

/** From publishing a schema to running the router, in the platform's commands. */
export function Samples() {
  return (
    <Section
      className="max-md:py-10"
      tone="raised"
      eyebrow="From the command line"
      heading="Publish a schema, check it, and run the router"
      lead="Your services need no SDK. A subgraph is any GraphQL server that supports federation, and its schema is a file in your repository."
      columns="7/5"
      mirrored
      centered
    >
      <CodeGroup labels={samples.map(({ filename }) => filename)} label="Steps">
        {samples.map((sample) => (
          <CodeBlock key={sample.filename} {...sample} />
        ))}
      </CodeGroup>
    </Section>
  )
}
