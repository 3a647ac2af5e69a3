'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { whenNearViewport } from '@/lib/prefetch-margin'

/** Fetching begins this far before the slot is in view. */
const margin = '400px'

/**
 * Keeps its children, a link, until the slot comes near the window (docs/contracts/comments.md#lazy-loading); then
 * the conversation takes their place.
 */
export function CommentsSlot({ path, children }: { path: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState<ReactNode>()

  useEffect(() => {
    const element = place.current
    if (!element) return
    const settings = element.closest<HTMLElement>('[data-giscus]')?.dataset.giscus
    let left = false
    async function load() {
      // The link stays where the script cannot be fetched.
      const part = await (
        settings ? import('./giscus/giscus.client') : import('./browser/conversation.client')
      ).catch(() => undefined)
      if (left || !part) return
      setContent(
        'Giscus' in part ? <part.Giscus settings={settings ?? ''} /> : <part.Conversation path={path} />,
      )
    }
    const stopWaiting = whenNearViewport(element, () => void load(), margin)
    return () => {
      left = true
      stopWaiting()
    }
  }, [path])

  return <div ref={place}>{content ?? children}</div>
}
