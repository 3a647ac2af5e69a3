import { externalLink } from '@/config/external-links'
import { cli, productSlug, routerImage } from '@/config/brand'
import { nav } from '@/site/navigation'
import { ButtonLink } from '@/ui/button-link'
import { CodeBlock } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import styles from './quick-start.module.css'

const repository = externalLink('repository')
const source = repository.configured ? repository.href : `https://github.example/${productSlug}/cosmo`

const steps = [
  {
    title: 'Install the command line',
    text: 'It needs a current LTS version of Node.js. Your services need no SDK.',
    filename: 'terminal',
    language: 'bash',
    code: `npm install --global ${cli}@latest`,
  },
  {
    title: 'Start two subgraphs',
    text: 'The demo serves posts on port 4001 and users on port 4002.',
    filename: 'terminal',
    language: 'bash',
    code: `git clone ${source}\ncd cosmo/demo && ./start-subgraphs.sh`,
  },
  {
    title: 'Compose them',
    text: 'This needs no account. The router will run in a container, so it reaches the subgraphs through host.docker.internal.',
    filename: 'terminal',
    language: 'bash',
    code: `cat > graph.yaml <<'YAML'
version: 1
subgraphs:
  - name: posts
    routing_url: http://host.docker.internal:4001/graphql
    introspection:
      url: http://localhost:4001/graphql
  - name: users
    routing_url: http://host.docker.internal:4002/graphql
    introspection:
      url: http://localhost:4002/graphql
YAML

${cli} router compose -i graph.yaml -o config.json`,
  },
  {
    title: 'Run the router',
    text: 'It starts in development mode and serves a GraphQL playground on port 3002.',
    filename: 'terminal',
    language: 'bash',
    code: `docker run --rm -p 3002:3002 \\
  --add-host=host.docker.internal:host-gateway \\
  -e DEV_MODE=true \\
  -e LISTEN_ADDR=0.0.0.0:3002 \\
  -e EXECUTION_CONFIG_FILE_PATH=/config/config.json \\
  -v "$PWD/config.json:/config/config.json" \\
  ${routerImage}:latest`,
  },
  {
    title: 'Query both subgraphs',
    text: 'A post holds the id of its author. The router fetches the name from users.',
    filename: 'terminal',
    language: 'bash',
    code: `curl http://localhost:3002/graphql \\
  --header 'Content-Type: application/json' \\
  --data '{"query":"{ posts { content author { name } } }"}'`,
  },
] as const

const answer = `{
  "data": {
    "posts": [
      { "content": "Hello, graph", "author": { "name": "Mina" } },
      { "content": "Two servers, one answer", "author": { "name": "Teo" } }
    ]
  }
}`

/** From nothing to a federated query, in five commands. */
export function QuickStart() {
  return (
    <Section
      id="quick-start"
      eyebrow="Quick start"
      heading="Run a federated graph on your machine"
      lead={
        <>
          The commands below start two subgraphs and a router, and send a query that both subgraphs answer.
          You need Node.js and Docker, and no account. To try federation without installing anything, compose
          and query schemas in the{' '}
          <SmartLink href={nav.playground.url} className="text-text underline underline-offset-4">
            playground
          </SmartLink>
          .
        </>
      }
      leadBeside
    >
      <div className="actions mb-10 md:mb-14">
        <ButtonLink href={externalLink('gitpod').href} data-event="Open in Gitpod">
          Open in Gitpod
        </ButtonLink>
        <ButtonLink href={externalLink('tutorial').href} variant="secondary">
          Follow the tutorial
        </ButtonLink>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, text, ...listing }) => (
          <li key={title} className={styles.step}>
            <Step title={title} text={text} />
            <CodeBlock {...listing} />
          </li>
        ))}
        <li className={styles.step}>
          <Step
            title="Read the answer"
            text="Each post comes with the name of its author. To share the graph with a team, publish both subgraphs to the registry."
          />
          <CodeBlock filename="answer" language="json" code={answer} />
        </li>
      </ol>
    </Section>
  )
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.text}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-body-sm text-muted">{text}</p>
    </div>
  )
}
