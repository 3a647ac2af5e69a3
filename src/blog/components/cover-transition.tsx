import { ViewTransition, type ReactNode } from 'react'

/**
 * The cover of a post, which grows from its card to its page and back, where the browser has view transitions
 * (docs/decisions/motion.md). A page shows each post once, so the name is unique.
 */
export function CoverTransition({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ViewTransition name={`cover${href.replaceAll('/', '-')}`} share="cover" default="none">
      {children}
    </ViewTransition>
  )
}
