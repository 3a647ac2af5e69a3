import { Callout } from '@/ui/callout'
import { CodeBlock } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Prose } from '@/ui/prose'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { samples } from './samples'
import { Specimen, type Theme } from './specimen'

export function TextSpecimens({ theme }: { theme: Theme }) {
  return (
    <>
      <Specimen title="Section">
        <div className="-mx-4 sm:-mx-8">
          <Section
            eyebrow="Composition"
            heading={theme === 'dark' ? 'One graph from many teams' : 'Many teams, one graph'}
            lead="Each team ships its own schema. The registry composes them and refuses a change that would break a client."
          >
            <div className="h-24 rounded-card border border-dashed border-line-strong" />
          </Section>
        </div>
      </Specimen>
      <Specimen title="Prose">
        <Prose>
          <h2>What a key promises</h2>
          <p>
            An <strong>entity</strong> is a type that more than one subgraph can resolve. Its key, written{' '}
            <code>@key(fields: &quot;id&quot;)</code>, names the fields that identify it, so the router can
            leave one subgraph and <em>enter another</em> with nothing else in hand. Read{' '}
            <SmartLink href="/learn/graphql-federation/shareable">the chapter on shareable fields</SmartLink>{' '}
            first, or <SmartLink href="https://graphql.org/learn/">the introduction to GraphQL</SmartLink>.
          </p>
          <h3>Three rules</h3>
          <ul>
            <li>Every subgraph that defines the entity states a key.</li>
            <li>
              The key may span several fields:
              <ul>
                <li>
                  nested ones, as in <code>organization {'{ id }'}</code>,
                </li>
                <li>but never a list, an interface or a union.</li>
              </ul>
            </li>
            <li>Keys can differ, as long as a path leads from one to the next.</li>
          </ul>
          <ol>
            <li>Write the schema.</li>
            <li>Run the check.</li>
            <li>Publish.</li>
          </ol>
          <CodeBlock language="graphql" code={samples.graphql} filename="basket.graphql" highlight="2" />
          <blockquote>
            <p>A key is a promise: given these fields, I can find the rest.</p>
          </blockquote>
          <Callout type="tip" title="Start with one key">
            <p>
              Add a second one when a subgraph knows the entity by another name, such as a <code>sku</code>.
            </p>
          </Callout>
          <h4>In a table</h4>
          <Table label={`Keys, ${theme} theme`}>
            <thead>
              <tr>
                <th scope="col">Subgraph</th>
                <th scope="col">Key</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>products</td>
                <td>
                  <code>id</code>
                </td>
              </tr>
              <tr>
                <td>inventory</td>
                <td>
                  <code>sku</code>
                </td>
              </tr>
            </tbody>
          </Table>
          <hr />
          <p>
            Press <kbd>Ctrl</kbd> <kbd>K</kbd> to search the course.
          </p>
        </Prose>
      </Specimen>
    </>
  )
}
