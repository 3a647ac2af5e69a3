import composer from '@theguild/federation-composition/package.json'
import type { ComponentProps } from 'react'
import type { Snippet } from '@/content/schemas/feature'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { CodeBlock } from '@/ui/code-block'
import { CircleCheck, CircleX } from '@/ui/icon'

type Props = ComponentProps<typeof CodeBlock> &
  Pick<Snippet, 'subgraph' | 'expect' | 'second' | 'third' | 'example' | 'against'> & {
    /** Address that opens the example of the listing in the playground. */
    playground?: string
  }

/** A listing. Schemas show the result that `npm run content` verified; an example and its queries link to the playground. */
export function Code({ subgraph, expect, second, third, example, against, playground, ...listing }: Props) {
  if (!playground && !(subgraph && expect)) return <CodeBlock {...listing} />
  return (
    <CodeBlock
      {...listing}
      caption={
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-caption text-muted">
          {subgraph && expect && <Verdict expect={expect} second={second} third={third} />}
          {playground && (
            <OpenInPlayground href={playground} name={against ? 'this query' : `example ${example}`} />
          )}
        </span>
      }
    />
  )
}

function Verdict({ expect, second, third }: { expect: string } & Pick<Props, 'second' | 'third'>) {
  const Mark = expect === 'ok' ? CircleCheck : CircleX
  return (
    <span className="flex gap-1.5">
      <Mark size={14} className={`h-lh ${expect === 'ok' ? 'text-success' : 'text-danger'}`} />
      <span className="min-w-0 wrap-anywhere">
        {expect === 'ok' ? 'Composes with' : 'Refused by'} federation-composition {composer.version}
        {expect !== 'ok' && `: ${expect}`}
        {second && `; @wundergraph/composition ${second === 'ok' ? 'accepts' : 'refuses'} it`}
        {third && `; @apollo/composition ${thirdVerdict(third)}`}
      </span>
    </span>
  )
}

function thirdVerdict(third: string): string {
  if (third === 'CRASH') return 'crashes on it'
  return third === 'ok' ? 'accepts it' : `refuses it with ${third}`
}
