'use client'

import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { Calls, Client, Subgraph } from '@/playground/engine/messages'
import { actionBar, frame } from '@/playground/workbench/frame'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { useOnDemand } from '@/playground/workbench/use-on-demand.client'
import { Button } from '@/ui/button'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { CaseChoice, type Case, type Choice } from './cases'
import { catalog } from './change-check-report'

export type EditorProps = {
  cases: (Case & { subgraphs: Subgraph[] })[]
  /** The case in view, counted from 0. */
  chosen: number
  /** The schema that the cases change, and who sends what against it. */
  published?: string
  clients?: Client[]
  /** A line below the editors. */
  caption?: string
}

type Demo = 'composition' | 'change'

const editors: Record<Demo, () => Promise<{ Editor: ComponentType<EditorProps> }>> = {
  composition: () => import('./composition.client'),
  change: () => import('./change-check.client'),
}

type Props = Omit<EditorProps, 'chosen'> & {
  demo: Demo
  choice: Choice
  heading: string
  /** The press checks the change in view and tells how long that took, instead of fetching editors. */
  inPlace?: boolean
  button: string
  note: string
  /** The cases as the build judged them, a choice of them first. */
  children: ReactNode
}

/** A demo with cases. A press fetches editors and engine and starts with the case in view. */
export function EditorIsland({ demo, choice, heading, inPlace, button, note, children, ...given }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const { loaded, status, start } = useOnDemand(editors[demo])
  const [input, setInput] = useState<Calls['compare']['input']>()
  const { answer, pending } = useEngineCall('compare', input)
  const failed = status === 'failed' || answer?.result.ok === false

  function edit() {
    const checked = element.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')
    const index = Number(checked?.value ?? 1) - 1
    const { cases, published = '', clients = [] } = given
    const after = cases[index]?.subgraphs
    if (inPlace) return setInput(after && { before: catalog(published), after, clients })
    setChosen(index)
    void start()
  }

  return (
    <IslandBoundary fallback={<div className={frame}>{children}</div>}>
      <div ref={element} className={`${frame} max-sm:flex max-sm:flex-col max-sm:*:nth-2:-order-2`}>
        <h2 className="sr-only">{heading}</h2>
        {loaded ? (
          <>
            <CaseChoice {...choice} cases={given.cases} chosen={chosen} onChoose={setChosen} />
            <loaded.Editor {...given} chosen={chosen} />
          </>
        ) : (
          <>
            {children}
            <div className={actionBar}>
              <p
                className="flex-1 basis-44 text-sm text-balance text-muted"
                role={failed ? 'alert' : 'status'}
              >
                {failed
                  ? 'It could not be loaded. Check your connection and press the button again.'
                  : answer?.durationMs
                    ? `Sample data. Your\u00a0browser\u00a0took\u00a0${answer.durationMs}\u00a0ms.`
                    : note}
              </p>
              <Button
                variant="secondary"
                className="script-only"
                loading={status === 'loading' || pending}
                onClick={edit}
              >
                {button}
              </Button>
            </div>
          </>
        )}
      </div>
    </IslandBoundary>
  )
}
