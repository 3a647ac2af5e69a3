import type { Snippet } from '@/content/schemas/feature'
import { CodeBlock, CodeGroup } from '@/ui/code-block'

type Props = { snippets: readonly Snippet[]; label: string }

/** One listing, or several in one frame. */
export function Listings({ snippets, label }: Props) {
  const blocks = snippets.map((snippet) => <Listing key={snippet.filename} snippet={snippet} />)
  if (blocks.length === 1) return blocks[0]
  return (
    <CodeGroup labels={snippets.map(({ filename }) => filename)} label={label}>
      {blocks}
    </CodeGroup>
  )
}

/** All listings open, one below the other. */
export function OpenListings({ snippets }: Pick<Props, 'snippets'>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {snippets.map((snippet) => (
        <Listing key={snippet.filename} snippet={snippet} />
      ))}
    </div>
  )
}

function Listing({ snippet: { filename, language, content, highlight } }: { snippet: Snippet }) {
  return <CodeBlock filename={filename} language={language} code={content} highlight={highlight} />
}
