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
    text: 'It needs a current LTS of Node.js. Nothing is installed in your services.',
    filename: 'terminal',
    language: 'bash',
    code: `npm install --global ${cli}@latest`,
  },
  {
    title: 'Start two subgraphs',
    text: 'The demo has posts on port 4001 and users on port 4002, two servers that do not know each other.',
    filename: 'terminal',
    language: 'bash',
    code: `git clone ${source}\ncd cosmo/demo && ./start-subgraphs.sh`,
  },
  {
    title: 'Compose them',
    text: 'Without an account. The router will run in a container, so it calls the subgraphs by the name of the host.',
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
    text: 'In development mode, with a playground at the root.',
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
    title: 'Query both at once',
    text: 'Posts know the id of their author. The name comes from the other server.',
    filename: 'terminal',
    language: 'bash',
    code: `curl http://localhost:3002/graphql \\
  --header 'Content-Type: application/json' \\
  --data '{"query":"{ posts { content author { name } } }"}'`,
  },
] as const

/** From nothing to a federated query, in five commands. */
export function QuickStart() {
  return (
    <Section
      id="quick-start"
      tone="raised"
      eyebrow="Quick start"
      heading="Run a federated graph on your machine"
      lead="You need five steps, on your machine or in a workspace in the browser."
      columns="4/7"
      actions={
        <>
          <div className="actions mt-8">
            <ButtonLink href={externalLink('gitpod').href} data-event="Open in Gitpod">
              Open in Gitpod
            </ButtonLink>
            <ButtonLink href={externalLink('tutorial').href} variant="secondary">
              Follow the tutorial
            </ButtonLink>
          </div>
          <p className="mt-6 text-sm text-muted">
            Nothing to install: the{' '}
            <SmartLink href={nav.playground.url} className="text-text underline underline-offset-4">
              playground
            </SmartLink>{' '}
            composes your schemas in the browser and runs a query.
          </p>
          <p className="mt-3 text-sm text-muted">
            Ready for a team?{' '}
            <SmartLink href={externalLink('sign-up').href} className="text-text underline underline-offset-4">
              Publish the two subgraphs
            </SmartLink>{' '}
            instead of composing them by hand, and the rest of this page begins.
          </p>
        </>
      }
      sticky
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, ...listing }) => (
          <li key={title} className={styles.step}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 mb-4 text-body-sm text-muted">{text}</p>
            <CodeBlock {...listing} />
          </li>
        ))}
        <li className={styles.answer}>
          <CodeBlock
            filename="answer"
            language="json"
            code={`{
  "data": {
    "posts": [
      { "content": "Hello, graph", "author": { "name": "Mina" } },
      { "content": "Two servers, one answer", "author": { "name": "Teo" } }
    ]
  }
}`}
          />
        </li>
      </ol>
    </Section>
  )
}
