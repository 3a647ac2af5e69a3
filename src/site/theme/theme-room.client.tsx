'use client'

import { useLayoutEffect } from 'react'
import { applyChoice, applyTheme, subscribeTheme } from './theme-store'

/**
 * Makes the pages it stands on follow the visitor's theme, from arrival by soft navigation until they are left;
 * then the dark of the other pages is restored before they are painted.
 */
export function ThemeRoom() {
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
