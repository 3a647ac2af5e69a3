import { cli } from '@/config/brand'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { samples } from './samples'

const builtIn = [
  [
    'get_operation_info',
    'How to run one of the operations over HTTP, for a person who builds on what a conversation found',
    'always there',
  ],
  ['get_schema', 'The schema, as clients see it', 'expose_schema'],
  [
    'execute_graphql',
    'Any operation; scopes are checked for each, because nobody knows its fields beforehand',
    'enable_arbitrary_operations',
  ],
] as const

/** Configuration of the gateway, its built-in tools, and supported clients. */
export function Configuration() {
  return (
    <Section
      eyebrow="Set up"
      heading="Part of the router, and off by default"
      lead="You deploy no extra server. The gateway listens on a port beside GraphQL, speaks Streamable HTTP, and reads operations from a directory that is versioned like code. It implements the MCP revision of 2025-06-18 and answers a client that asks for a newer one with that."
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <CodeGroup labels={samples.map(({ filename }) => filename)} label="Configuration">
            {samples.map((sample) => (
              <CodeBlock key={sample.filename} {...sample} />
            ))}
          </CodeGroup>
        </div>
        <div>
          <h3 className="text-xl font-semibold">Connect what you use</h3>
          <p className="mt-2 text-body-sm leading-relaxed text-muted">
            Any client that speaks MCP over HTTP: Claude, ChatGPT, Cursor, Windsurf, VS Code, or your own
            assistant. Some take an address, others a few lines of JSON.
          </p>
          <h3 className="mt-8 text-xl font-semibold">An operation that no longer fits</h3>
          <p className="mt-2 text-body-sm leading-relaxed text-muted">
            Operations are validated when they are loaded. One that asks for a removed field is logged and
            left out, so its tool is missing rather than broken. Validate the directory in CI, as you would
            any client.
          </p>
          <h3 className="mt-8 text-xl font-semibold">A second server, for your editor</h3>
          <p className="mt-2 text-body-sm leading-relaxed text-muted">
            <code className="font-mono text-sm text-text">{cli} mcp</code> runs on your machine, over standard
            input and output. It lets a coding assistant read schemas and run checks in the registry. It is a
            different thing from the gateway and needs no router.
          </p>
        </div>
      </div>
      <div className="mt-14">
        <Table label="Tools that come with the gateway">
          <thead>
            <tr>
              <th scope="col">Built-in tool</th>
              <th scope="col">What it returns</th>
              <th scope="col">Switched on by</th>
            </tr>
          </thead>
          <tbody>
            {builtIn.map(([name, text, key]) => (
              <tr key={name}>
                <th scope="row" className="font-mono text-caption whitespace-nowrap">
                  {name}
                </th>
                <td className="min-w-60">{text}</td>
                <td className="font-mono text-caption whitespace-nowrap text-muted">{key}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}
