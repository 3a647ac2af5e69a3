import type { RenderableTreeNode } from '@markdoc/markdoc'
import { renderTree } from '@/site/article/render'
import { Prose } from '@/ui/prose'
import { Decision } from './decision'
import { Lock } from './lock'
import { Pipeline } from './pipeline'
import { Positions } from './positions'
import { Comparison, Support } from './tables'
import { Translation } from './translation'

const components = {
  ConnectComparison: Comparison,
  ConnectDecision: Decision,
  ConnectLock: Lock,
  ConnectPipeline: Pipeline,
  ConnectPositions: Positions,
  ConnectSupport: Support,
  ConnectTranslation: Translation,
}

/** The article with its figures, which take the whole column; a line sets each part apart. */
export function Body({ tree }: { tree: RenderableTreeNode[] }) {
  return (
    <Prose className="[--measure-wide:none] [--measure:40rem] [&>h2]:max-w-none [&>h2]:not-first:mt-16 [&>h2]:not-first:border-t [&>h2]:not-first:border-line [&>h2]:not-first:pt-10">
      {renderTree(tree, { components })}
    </Prose>
  )
}
