import composer from '@theguild/federation-composition/package.json'
import type { ComponentProps } from 'react'
import { CodeBlock } from '@/ui/code-block'
import { CircleCheck, CircleX } from '@/ui/icon'

type Props = ComponentProps<typeof CodeBlock> & { subgraph?: string; expect?: string; example?: string }

/** A listing of an article. Federated schemas show the composition result that `npm run content` verified. */
export function Code({ subgraph, expect, example: _example, ...listing }: Props) {
  return (
    <CodeBlock {...listing} caption={subgraph && expect ? <Verdict expect={expect} /> : listing.caption} />
  )
}

function Verdict({ expect }: { expect: string }) {
  const Mark = expect === 'ok' ? CircleCheck : CircleX
  return (
    <span className="flex items-center gap-1.5 text-xs text-muted">
      <Mark size={14} className={expect === 'ok' ? 'text-success' : 'text-danger'} />
      <span>
        {expect === 'ok' ? 'Composes' : <>Refused with {expect}</>}, checked with federation-composition{' '}
        {composer.version}
      </span>
    </span>
  )
}
