'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { startForm, type LiveDefinition } from './browser/start'

/**
 * Holds the HTML of a form, drawn on the server, and brings it to life; it is not drawn again here. The build has
 * page-script.ts in its place, which reads the definition.
 */
export function LiveForm({ definition, children }: { definition: LiveDefinition; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? startForm(host.current, definition) : undefined), [definition])
  return (
    <div
      ref={host}
      className="form-host"
      data-layout={definition.layout}
      data-step={firstLabel(definition)}
      data-definition={JSON.stringify(definition)}
    >
      {children}
    </div>
  )
}

/** Which label the button begins with, before the script runs. */
function firstLabel({ layout, fields, welcome }: LiveDefinition): string {
  if (layout !== 'whole' && welcome) return 'start'
  return layout === 'whole' || fields.length === 1 ? 'send' : 'next'
}
