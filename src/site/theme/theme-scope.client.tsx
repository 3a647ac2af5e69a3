'use client'

import { useLayoutEffect } from 'react'
import { applyChoice, applyTheme, subscribeTheme } from './theme-store'

/**
 * Applies the visitor's theme to the pages that render this component. On leaving them by client navigation, restores the
 * dark theme of the other pages before they are painted.
 */
export function ThemeScope() {
  useLayoutEffect(() => {
    applyChoice()
    const stop = subscribeTheme(applyChoice)
    return () => {
      stop()
      applyTheme('dark')
    }
  }, [])
  return null
}
