'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { whenNearViewport } from '@/lib/prefetch-margin'

/** Loading starts this far before the slot is in view. */
const margin = '400px'

/**
 * Shows its children, a link, until it is near the viewport; then the conversation replaces them
 * (docs/contracts/comments.md#lazy-loading).
 */
export function CommentsSlot({ path, children }: { path: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState<ReactNode>()

  useEffect(() => {
    const element = place.current
    if (!element) return
    const settings = element.closest<HTMLElement>('[data-giscus]')?.dataset.giscus
    let isUnmounted = false
    async function load() {
      // If the script fails to load, the link stays.
      const part = await (
        settings ? import('./giscus/giscus.client') : import('./browser/conversation.client')
      ).catch(() => undefined)
      if (isUnmounted || !part) return
      setContent(
        'Giscus' in part ? <part.Giscus settings={settings ?? ''} /> : <part.Conversation path={path} />,
      )
    }
    const stopWaiting = whenNearViewport(element, () => void load(), margin)
    return () => {
      isUnmounted = true
      stopWaiting()
    }
  }, [path])

  return <div ref={place}>{content ?? children}</div>
}
