'use client'

import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { actionBar, frame } from '@/playground/workbench/frame'
import { useOnDemand } from '@/playground/workbench/use-on-demand.client'
import { Button } from '@/ui/button'

export type EditorProps = {
  /** Keys of the cases to offer; without it all of them. */
  only?: readonly string[] | undefined
  /** The case in view, counted from 0. */
  initial: number
}

type Demo = 'composition' | 'change'

const editors: Record<Demo, () => Promise<{ Editor: ComponentType<EditorProps> }>> = {
  composition: () => import('./composition.client'),
  change: () => import('./change-check.client'),
}

type Props = Pick<EditorProps, 'only'> & {
  demo: Demo
  heading: string
  button: string
  note: string
  /** The cases as the build judged them, a choice of them first. */
  children: ReactNode
}

/** A demo with cases. A press fetches editors and engine and starts with the case in view. */
export function EditorIsland({ demo, only, heading, button, note, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [initial, setInitial] = useState(0)
  const { loaded, status, start } = useOnDemand(editors[demo], demo)
  const failed = status === 'failed'

  function edit() {
    const radios = [...(element.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
    setInitial(
      Math.max(
        radios.findIndex(({ checked }) => checked),
        0,
      ),
    )
    void start()
  }

  return (
    <div ref={element} className={frame}>
      <h2 className="sr-only">{heading}</h2>
      {loaded ? (
        <loaded.Editor only={only} initial={initial} />
      ) : (
        <>
          {children}
          <div className={actionBar}>
            <p className="text-sm text-muted" role={failed ? 'alert' : undefined}>
              {failed
                ? 'The editor could not be loaded. Check your connection and press the button again.'
                : note}
            </p>
            <Button variant="secondary" className="script-only" loading={status === 'loading'} onClick={edit}>
              {button}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
