import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { samples, subgraphs } from './samples'
import { Specimen, type Theme } from './specimen'

export function CodeSpecimens({ theme }: { theme: Theme }) {
  return (
    <>
      <Specimen title="CodeBlock: file name, highlighted lines, caption">
        <CodeBlock
          {...subgraphs[0]}
          highlight="1-3,7"
          caption="The products subgraph owns the entity and its key."
        />
      </Specimen>
      <Specimen title="CodeGroup">
        <CodeGroup labels={subgraphs.map(({ filename }) => filename)} label={`Subgraphs, ${theme}`}>
          {subgraphs.map((file) => (
            <CodeBlock key={file.filename} {...file} />
          ))}
        </CodeGroup>
      </Specimen>
      <Specimen title="CodeBlock: every language">
        <div className="space-y-4">
          {Object.entries(samples).map(([language, code]) => (
            <CodeBlock key={language} language={language} code={code} />
          ))}
        </div>
      </Specimen>
    </>
  )
}
