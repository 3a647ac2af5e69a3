'use client'

import { Component, type ReactNode } from 'react'

type Props = {
  /** Shown in place of the children after an error, such as one sentence; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps an error, or a script that failed to load, within its part; else React shows the error page instead. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
