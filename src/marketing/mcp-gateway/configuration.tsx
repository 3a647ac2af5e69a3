import { Fragment } from 'react'
import { cli } from '@/config/brand'
import { WideTable } from '@/marketing/feature-pages/parts/wide-table'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { tableRoles } from '@/ui/table'
import { samples } from './samples'

const columns = ['Built-in tool', 'What it returns', 'Switched on by'] as const
const builtIn = [
  [
    'get_operation_info',
    'How to run one of the operations over HTTP, for developers who build on it',
    'always available',
  ],
  ['get_schema', 'The schema that clients see', 'expose_schema'],
  [
    'execute_graphql',
    'The result of any operation, after a check of its scopes',
    'enable_arbitrary_operations',
  ],
] as const

/** Configuration of the gateway, its built-in tools, and supported clients. */
export function Configuration() {
  return (
    <Section
      heading="Switch it on in the router you run"
      lead="You deploy no extra server. The gateway listens on a separate port of the router, speaks Streamable HTTP, and reads operations from a directory. It implements the MCP revision of June 18, 2025."
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
          <h3 className="text-xl font-semibold">Connect any MCP client</h3>
          <p className="mt-2 text-body-sm leading-relaxed text-muted">
            The gateway works with every client that speaks MCP over HTTP, such as Claude, ChatGPT, Cursor,
            Windsurf, VS Code, or your own assistant. You enter an address or a few lines of JSON.
          </p>
          <h3 className="mt-8 text-xl font-semibold">Validate operations in CI</h3>
          <p className="mt-2 text-body-sm leading-relaxed text-muted">
            The gateway validates operations when it loads them. If an operation selects a removed field, the
            gateway logs it and offers no tool for it. Check the directory in CI, as you check any client.
          </p>
          <h3 className="mt-8 text-xl font-semibold">A separate server for your editor</h3>
          <p className="mt-2 text-body-sm leading-relaxed text-muted">
            <code className="font-mono text-sm text-text">{cli} mcp</code> runs on your machine, over standard
            input and output. It lets a coding assistant read schemas and run checks in the registry. It needs
            neither the gateway nor a router.
          </p>
        </div>
      </div>
      <div className="mt-14">
        <WideTable label="Tools that come with the gateway" columns={columns}>
          {builtIn.map(([name, text, key]) => (
            <tr key={name} {...tableRoles.row} className="[--label-width:6.25rem]">
              <th {...tableRoles.rowHeader} scope="row" className="font-mono text-caption">
                {name}
              </th>
              <td {...tableRoles.cell} data-label={columns[1]}>
                {text}
              </td>
              <td
                {...tableRoles.cell}
                data-label={columns[2]}
                className="font-mono text-caption wrap-anywhere text-muted"
              >
                {/* A phone breaks the key at its underscores. */}
                {key.split(/(?<=_)/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </WideTable>
      </div>
    </Section>
  )
}
