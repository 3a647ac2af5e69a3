'use client'

import { Component, type ReactNode } from 'react'

type Props = {
  /** Shown in place of the children after an error, such as one sentence; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Keeps an error of an interactive part within that part, including its script failing to load. Without it React replaces
 * the whole page by the error page.
 */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
