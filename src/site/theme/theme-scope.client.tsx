'use client'

import { useLayoutEffect } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { applyChoice, applyTheme, showChoice, subscribeTheme } from './theme-store'

/**
 * Applies the visitor's theme to the pages that render this component. On leaving them by client navigation, restores
 * the dark theme of the other pages before they are painted.
 */
export function ThemeScope() {
  useLayoutEffect(() => {
    applyChoice()
    let cancel = () => {}
    const stop = subscribeTheme(() => {
      showChoice()
      cancel()
      // New colors restyle every element, so paint the pressed button first. A page in the background is not painted.
      if (document.hidden) applyChoice()
      else cancel = afterPaint(applyChoice)
    })
    return () => {
      stop()
      cancel()
      applyTheme('dark')
    }
  }, [])
  // Without script the style sheet gives such a page the theme of the system.
  return <span hidden data-themed="" />
}
