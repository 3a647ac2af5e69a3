import composer from '@theguild/federation-composition/package.json'
import type { ComponentProps } from 'react'
import { CodeBlock } from '@/ui/code-block'
import { ArrowRight, CircleCheck, CircleX } from '@/ui/icon'
import { SmartLink } from '@/ui/link'

type Props = ComponentProps<typeof CodeBlock> & {
  subgraph?: string
  expect?: string
  example?: string
  against?: string
  /** Address that opens the example of the listing in the playground. */
  playground?: string
}

/**
 * A listing of an article. Federated schemas show the composition result that `npm run content` verified; schemas of an
 * example, and queries against one, link to the playground.
 */
export function Code({ subgraph, expect, example, against, playground, ...listing }: Props) {
  if (!playground && !(subgraph && expect)) return <CodeBlock {...listing} />
  return (
    <CodeBlock
      {...listing}
      caption={
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-xs text-muted">
          {subgraph && expect && <Verdict expect={expect} />}
          {playground && (
            <OpenInPlayground href={playground} name={against ? 'this query' : `example ${example}`} />
          )}
        </span>
      }
    />
  )
}

function Verdict({ expect }: { expect: string }) {
  const Mark = expect === 'ok' ? CircleCheck : CircleX
  return (
    <span className="flex items-center gap-1.5">
      <Mark size={14} className={expect === 'ok' ? 'text-success' : 'text-danger'} />
      <span>
        {expect === 'ok' ? 'Composes' : <>Refused with {expect}</>}, checked with federation-composition{' '}
        {composer.version}
      </span>
    </span>
  )
}

/** Left out of the page's Markdown form and of search, because its address holds the whole example. */
function OpenInPlayground({ href, name }: { href: string; name: string }) {
  return (
    <SmartLink
      href={href}
      data-chrome
      className="group inline-flex min-h-6 items-center gap-1.5 text-text underline decoration-line-strong underline-offset-4 hover:decoration-coral"
    >
      <span>
        Open <span className="sr-only">{name} </span>in the playground
      </span>
      <ArrowRight
        size={13}
        className="shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </SmartLink>
  )
}
