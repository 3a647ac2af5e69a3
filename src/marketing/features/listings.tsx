import type { Snippet } from '@/content/schemas/feature'
import { CodeBlock, CodeGroup } from '@/ui/code-block'

type Props = { snippets: readonly Snippet[]; label: string; className?: string }

/** One listing, or several in one frame. */
export function Listings({ snippets, label, className }: Props) {
  const blocks = snippets.map(({ filename, language, content, highlight }) => (
    <CodeBlock
      key={filename}
      filename={filename}
      language={language}
      code={content}
      highlight={highlight}
      className={snippets.length === 1 ? className : undefined}
    />
  ))
  if (snippets.length === 1) return blocks[0]
  const group = (
    <CodeGroup labels={snippets.map(({ filename }) => filename)} label={label}>
      {blocks}
    </CodeGroup>
  )
  return className ? <div className={className}>{group}</div> : group
}
