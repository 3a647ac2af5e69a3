'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { useOnDemand } from '../workbench/use-on-demand.client'

type Props = {
  /** Names the example for screen readers, which list buttons without their surroundings. */
  example: string
  /** Address of the example in the playground, which holds its schemas and its query. */
  href: string
  /** Whether the article is about the problems of the example or about the plan of its query. */
  shows: 'problems' | 'plan'
  /** The result as the build drew it, readable without script. */
  children: ReactNode
}

/** The result of an example, which a press replaces by editors with the engine behind them. */
export function ExampleIsland({ example, href, shows, children }: Props) {
  const { loaded, status, start } = useOnDemand(async () => {
    const { LiveExample, decodeWork } = await import('./live-example.client')
    const work = await decodeWork(new URL(href, location.href).hash)
    if (!work) throw new Error('The address holds no example.')
    return { LiveExample, work }
  })

  if (loaded)
    return (
      <IslandBoundary fallback={children}>
        <loaded.LiveExample first={loaded.work} shows={shows} />
      </IslandBoundary>
    )
  return (
    <div className="p-4">
      {children}
      <div className="script-only mt-5 pointer-coarse:[&_.button]:min-h-11">
        <Button variant="secondary" size="sm" loading={status === 'loading'} onClick={() => void start()}>
          {shows === 'plan' ? 'Edit the query and the schemas here' : 'Edit the schemas here'}
          <span className="sr-only">, example {example}</span>
        </Button>
      </div>
      {status === 'failed' && (
        <p role="alert" className="mt-3 text-caption text-amber">
          The editor could not be loaded. Check your connection and press the button again.
        </p>
      )}
    </div>
  )
}
