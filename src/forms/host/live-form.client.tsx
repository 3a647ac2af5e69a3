'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { startForm, type LiveDefinition } from './browser/start'
import { hostClass } from './names'

/** Starts a form's HTML in `npm run dev`. In a build, page-script.ts does, with the definition in the attribute. */
export function LiveForm({ definition, children }: { definition: LiveDefinition; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? startForm(host.current, definition) : undefined), [definition])
  return (
    <div
      ref={host}
      className={hostClass}
      data-layout={definition.layout}
      data-step={firstLabel(definition)}
      data-definition={JSON.stringify(definition)}
    >
      {children}
    </div>
  )
}

/** The button's label before the script runs. */
function firstLabel({ layout, fields, welcome }: LiveDefinition): string {
  if (layout !== 'whole' && welcome) return 'start'
  return layout === 'whole' || fields.length === 1 ? 'send' : 'next'
}
