'use client'

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { whenNearViewport } from '@/lib/prefetch-margin'
import { IslandBoundary } from '@/ui/island-boundary.client'

const Conversation = lazy(() =>
  import('./browser/conversation.client').then((part) => ({ default: part.Conversation })),
)
const Giscus = lazy(async () => {
  // The package defines the custom element that the component creates.
  const [part] = await Promise.all([import('./giscus.client'), import('giscus')])
  return { default: part.Giscus }
})

/** Shows a link until the conversation replaces it near the viewport (docs/contracts/comments.md#lazy-loading). */
export function CommentsSlot({ path, children }: { path: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<{ giscus: string | undefined }>()

  useEffect(() => {
    const element = place.current
    if (!element) return
    const { giscus } = element.closest<HTMLElement>('[data-giscus]')?.dataset ?? {}
    return whenNearViewport(element, () => setNear({ giscus }))
  }, [])

  return (
    <div ref={place} className="min-h-154 xs:min-h-142 sm:min-h-113 noscript:min-h-0">
      <IslandBoundary fallback={<Failure>{children}</Failure>}>
        <Suspense fallback={children}>
          {!near && children}
          {near && (near.giscus ? <Giscus settings={near.giscus} /> : <Conversation path={path} />)}
        </Suspense>
      </IslandBoundary>
    </div>
  )
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <>
      <p role="status" className="mt-6 text-muted">
        The comments could not be shown here.
      </p>
      {children}
    </>
  )
}
